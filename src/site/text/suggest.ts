import { type Guess, guess } from './nearest';

/** Comparing with every candidate is slow. After this many different words nobody reads suggestions. */
const budget = 50;

type Guesser = (word: string, list: readonly string[]) => Guess | undefined;

/**
 * A path by its last part, if only one path has it: `/consulting` is `/services/consulting`. The home page has other
 * usual names.
 */
export const pathWithSameEnd: Guesser = (word, paths) => {
  if (/^\/(home|index|start)$/.test(word)) return { text: '/', isSure: false };
  const [only, ...others] = paths.filter((path) => path.endsWith(word.slice(word.lastIndexOf('/'))));
  return only === undefined || others.length > 0 ? undefined : { text: only, isSure: false };
};

/** Guesses for a list that may be long, such as all paths of a large site. */
export function createSuggest(
  candidates: () => Iterable<string>,
  otherwise: Guesser = () => undefined,
): (word: string) => Guess | undefined {
  const known = new Map<string, Guess | undefined>();
  let list: readonly string[] | undefined;
  return (word) => {
    if (known.has(word)) return known.get(word);
    if (known.size >= budget) return undefined;
    list ??= [...candidates()];
    const answer = guess(word, list) ?? otherwise(word, list);
    known.set(word, answer);
    return answer;
  };
}
