import { expect, test } from 'vitest';
import { always, common, isWithin, joined, without } from './interval';

const of = (from: number, until: number) => ({ from, until });

test('the end does not belong to a time', () => {
  expect([0, 1, 2, 3].filter((instant) => isWithin(instant, of(1, 3)))).toEqual([1, 2]);
  expect(isWithin(0, always)).toBe(true);
});

test.each([
  [of(0, 4), of(2, 6), of(2, 4)],
  [of(0, 2), of(2, 6), undefined],
  [of(0, 4), always, of(0, 4)],
])('%o and %o have %o in common', (one, other, both) => {
  expect(common(one, other)).toEqual(both);
});

test.each([
  [[], []],
  [
    [of(4, 6), of(0, 2), of(2, 3)],
    [of(0, 3), of(4, 6)],
  ],
  [[of(0, 9), of(2, 3)], [of(0, 9)]],
])('%o are %o', (all, few) => {
  expect(joined(all)).toEqual(few);
});

test.each([
  [of(0, 9), [], [of(0, 9)]],
  [of(0, 9), [of(2, 3), of(5, 20)], [of(0, 2), of(3, 5)]],
  [of(0, 9), [of(-5, 2)], [of(2, 9)]],
  [of(4, 9), [of(0, 2), of(20, 30)], [of(4, 9)]],
  [of(4, 9), [always], []],
])('%o without %o is %o', (whole, others, left) => {
  expect(without(whole, others)).toEqual(left);
});
