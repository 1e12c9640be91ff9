import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { checkMerge } from '../../../tests/support/edits/check-merge';
import { createRandomMerges } from '../../../tests/support/edits/random-merges';
import { timesOf } from '../../../tests/support/variations';
import { mergeValues } from './merge-values';

// A busy machine is not a failure.
vi.setConfig({ testTimeout: 60_000 });

test('two valid edits of a page are valid together, lose nothing, and seldom need a question', () => {
  const merge = createRandomMerges(10, 3);
  let questions = 0;
  const merges = timesOf(100);
  for (let seed = 1; seed <= merges; seed++) {
    const merged = merge(seed);
    checkMerge(merged);
    if (merged.conflicts.length > 0) questions += 1;
  }
  expect(questions).toBeLessThan(merges / 5);
});

const items = ['a', 'b', 'c', 'd', 'e'];
const added = (name: string) =>
  fc
    .array(fc.nat(5), { maxLength: 2 })
    .map((places) => places.map((place, index) => [place, `${name}${index}`] as const));
/** The items in another order, without some of them, and with new ones. */
const edited = (name: string) =>
  fc
    .tuple(fc.shuffledSubarray(items, { minLength: 3 }), fc.boolean(), added(name))
    .map(([shuffled, isMoved, news]) => {
      const list = isMoved ? [...shuffled] : [...shuffled].sort();
      for (const [place, item] of news) list.splice(place, 0, item);
      return list;
    });

const isBefore = (list: readonly unknown[], one: unknown, other: unknown) =>
  list.indexOf(one) < list.indexOf(other);

test('two edits of a list: what one removes is gone, what one adds is there, and what one reorders is', () => {
  fc.assert(
    fc.property(edited('o'), edited('t'), (ours, theirs) => {
      const base = [...items];
      const { value, conflicts } = mergeValues({ base, ours, theirs });
      if (!Array.isArray(value) || conflicts.length > 0) return;
      const kept = items.filter((item) => ours.includes(item) && theirs.includes(item));
      const news = [...ours, ...theirs].filter((item) => !items.includes(item));
      expect([...value].sort()).toEqual([...kept, ...news].sort());
      for (const one of kept)
        for (const other of kept.filter((item) => item > one))
          expect(isBefore(value, one, other)).toBe(
            isBefore(ours, one, other) && isBefore(theirs, one, other),
          );
    }),
    { numRuns: timesOf(2000) },
  );
});
