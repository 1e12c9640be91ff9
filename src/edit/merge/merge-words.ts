import { diffWords } from '../diff/mark-words';

/** Words of the text before that a side has replaced. */
interface Hunk {
  start: number;
  end: number;
  words: string[];
}

/**
 * Merges what two sides have made of a text. Undefined if there is no whole word between two of their changes: then
 * nobody has read what came of them.
 */
export function mergeWords(base: string, ours: string, theirs: string): string | undefined {
  const hunks: Hunk[] = [];
  const { words, changes } = hunksOf(base, ours);
  const all = [...changes, ...hunksOf(base, theirs).changes].sort(
    (one, other) => one.start - other.start || one.end - other.end,
  );
  for (const hunk of all) {
    const last = hunks.at(-1);
    if (last && isSame(last, hunk)) continue;
    const between = words.slice(last?.end, hunk.start).join('');
    const isApart = last && last.end <= hunk.start && /\s\S+\s/.test(between);
    const isOfOneSide = last && changes.includes(last) === changes.includes(hunk);
    if (last && !isApart && !isOfOneSide) return undefined;
    hunks.push(hunk);
  }
  for (const { start, end, words: instead } of hunks.reverse()) words.splice(start, end - start, ...instead);
  return words.join('');
}

const isSame = (one: Hunk, other: Hunk): boolean =>
  one.start === other.start && one.end === other.end && one.words.join('') === other.words.join('');

function hunksOf(base: string, text: string): { words: string[]; changes: Hunk[] } {
  const words: string[] = [];
  const changes: Hunk[] = [];
  for (const { value, added, removed } of diffWords(base, text)) {
    const start = words.length;
    if (!added) words.push(...value);
    if (!added && !removed) continue;
    const last = changes.at(-1);
    const hunk = last?.end === start ? last : { start, end: start, words: [] };
    if (hunk !== last) changes.push(hunk);
    hunk.end = words.length;
    if (added) hunk.words.push(...value);
  }
  return { words, changes };
}
