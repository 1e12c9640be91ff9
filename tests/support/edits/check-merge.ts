import { expect } from 'vitest';
import { diffValues } from '../../../src/edit/diff/diff-values';
import { mergeValues } from '../../../src/edit/merge/merge-values';
import type { MergeConflict } from '../../../src/edit/merge/merged';
import { isRecord } from '../../../src/site/json/is-record';
import { keysOf } from '../../../src/site/json/json-path';
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
function wordsIn(value: unknown, field: string, counts = new Map<string, number>()): Counts {
  if (Array.isArray(value)) for (const item of value) wordsIn(item, field, counts);
  else if (isRecord(value)) for (const [key, inner] of Object.entries(value)) wordsIn(inner, key, counts);
  else if (value !== undefined)
    for (const word of String(value).split(/\s+/)) {
      const key = `${field}: ${word}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  return counts;
}

/** How often an edit has removed each word, and added it. */
function editIn(was: unknown, now: unknown): (word: string) => { removed: number; added: number } {
  const parts = diffValues(was, now).flatMap(({ step, was: before, value }) => {
    if (step.op === 'move') return [];
    const field = keysOf(step.at).findLast((key) => !/^\d+$/.test(key)) ?? '';
    return [[wordsIn(before, field), wordsIn(value, field)] as const];
  });
  return (word) => {
    const changes = parts.map(([before, after]) => (after.get(word) ?? 0) - (before.get(word) ?? 0));
    const sum = (sign: number) => changes.reduce((total, each) => total + Math.max(0, sign * each), 0);
    return { removed: sum(-1), added: sum(1) };
  };
}

/** Words that are not as often in the result as the edits of both sides make it, but for those of a conflict. */
function lostWords(
  was: unknown,
  own: unknown,
  other: unknown,
  now: unknown,
  conflicts: readonly MergeConflict[],
): string[] {
  const [before, after] = [wordsIn(was, ''), wordsIn(now, '')];
  const [ours, theirs] = [editIn(was, own), editIn(was, other)];
  const wordOf = (key: string) => key.slice(key.indexOf(': ') + 2);
  const open = conflicts.flatMap((conflict) => [conflict.base, conflict.ours, conflict.theirs]);
  const free = new Set([...wordsIn(open, '').keys()].map(wordOf));
  const all = new Set([was, own, other, now].flatMap((value) => [...wordsIn(value, '').keys()]));
  return [...all].filter((word) => {
    const [one, two] = [ours(word), theirs(word)];
    const change = (after.get(word) ?? 0) - (before.get(word) ?? 0);
    const all = one.added + two.added - one.removed - two.removed;
    // What both have done may be the same.
    const least = all - Math.min(one.added, two.added);
    const most = all + Math.min(one.removed, two.removed);
    return !free.has(wordOf(word)) && (change < least || change > most);
  });
}

/** Where both sides add an item, that of ours comes first. */
function withoutOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => JSON.stringify(withoutOrder(item))).sort();
  if (!isRecord(value)) return value;
  const fields = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(fields.map(([key, field]) => [key, withoutOrder(field)]));
}
