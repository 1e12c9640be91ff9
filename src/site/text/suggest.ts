import { type Guess, guess } from './nearest';

/** Comparing with every candidate is slow. After this many different words nobody reads suggestions. */
const budget = 50;

/** Guesses for a list that may be long, such as all paths of a large site. */
export function createSuggest(candidates: () => Iterable<string>): (word: string) => Guess | undefined {
  const known = new Map<string, Guess | undefined>();
  let list: readonly string[] | undefined;
  return (word) => {
    if (known.has(word)) return known.get(word);
    if (known.size >= budget) return undefined;
    list ??= [...candidates()];
    const answer = guess(word, list);
    known.set(word, answer);
    return answer;
  };
}
