import { didYouMean, nearest } from './nearest';

/** Comparing with every candidate is slow. After this many different words nobody reads suggestions. */
const budget = 50;

/** "Did you mean" for a list that may be long, such as all paths of a large site. */
export function createSuggest(candidates: () => Iterable<string>): (word: string) => string {
  const known = new Map<string, string>();
  let list: readonly string[] | undefined;
  return (word) => {
    const before = known.get(word);
    if (before !== undefined) return before;
    if (known.size >= budget) return '';
    list ??= [...candidates()];
    const answer = didYouMean(nearest(word, list));
    known.set(word, answer);
    return answer;
  };
}
