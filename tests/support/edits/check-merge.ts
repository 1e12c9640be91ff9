import { expect } from 'vitest';
import { mergeValues } from '../../../src/edit/merge/merge-values';
import type { MergeConflict } from '../../../src/edit/merge/merged';
import { isRecord } from '../../../src/site/json/is-record';
import { withoutEmptyLists } from './model';
import type { RandomMerge } from './random-merges';

/** Throws if the result of a merge is not valid, has lost an edit of a side, or depends on which side is ours. */
export function checkMerge({ base, ours, theirs, text, conflicts, errors }: RandomMerge): void {
  expect(errors).toBe(0);
  if (conflicts.some(isWhole)) {
    expect(text).toBe(ours);
    return;
  }
  const [was, own, other, now] = [base, ours, theirs, text].map((each): unknown => JSON.parse(each));
  expect(lostWords(was, own, other, now, conflicts)).toEqual([]);
  const [merged, turned] = [
    mergeValues({ base: was, ours: own, theirs: other }),
    mergeValues({ base: was, ours: other, theirs: own }),
  ];
  expect(withoutEmptyLists(now)).toEqual(withoutEmptyLists(merged.value));
  expect(turned.conflicts).toHaveLength(merged.conflicts.length);
  if (conflicts.length === 0) expect(withoutOrder(turned.value)).toEqual(withoutOrder(merged.value));
}

const isWhole = (conflict: MergeConflict) => !('ours' in conflict || 'theirs' in conflict);

type Counts = ReadonlyMap<string, number>;

/** What is written in a value: each word and number with its field, and how often. */
function wordsIn(value: unknown, field = '', counts = new Map<string, number>()): Counts {
  if (Array.isArray(value)) for (const item of value) wordsIn(item, field, counts);
  else if (isRecord(value)) for (const [key, inner] of Object.entries(value)) wordsIn(inner, key, counts);
  else
    for (const word of typeof value === 'string' ? value.split(/\s+/) : [String(value)]) {
      const key = `${field}: ${word}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  return counts;
}

/** Words that are not as often in the result as both sides together have them, but for those of a conflict. */
function lostWords(
  was: unknown,
  own: unknown,
  other: unknown,
  now: unknown,
  conflicts: readonly MergeConflict[],
): string[] {
  const [before, ours, theirs, after] = [was, own, other, now].map((value) => wordsIn(value));
  const open = conflicts.flatMap((conflict) => [conflict.base, conflict.ours, conflict.theirs]);
  const free = new Set([...wordsIn(open).keys()].map(wordOf));
  const all = new Set([before, ours, theirs, after].flatMap((counts) => [...(counts?.keys() ?? [])]));
  return [...all].filter((key) => {
    const change = (counts: Counts | undefined) => (counts?.get(key) ?? 0) - (before?.get(key) ?? 0);
    const [one, two, made] = [change(ours), change(theirs), change(after)];
    // The same change of both counts once.
    const isSame = one * two > 0 && Math.abs(made) >= Math.max(Math.abs(one), Math.abs(two));
    return made !== one + two && !(isSame && made * one > 0) && !free.has(wordOf(key));
  });
}

const wordOf = (key: string) => key.slice(key.indexOf(': ') + 2);

/** Where both sides add an item, that of ours comes first. */
function withoutOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => JSON.stringify(withoutOrder(item))).sort();
  if (!isRecord(value)) return value;
  const fields = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(fields.map(([key, field]) => [key, withoutOrder(field)]));
}
