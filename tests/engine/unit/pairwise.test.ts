import { expect, test } from 'vitest';
import { pairwise } from '../../support/pairwise';

test('every two values of different choices meet in few rows', () => {
  const choices = { a: [1, 2, 3, 4], b: ['x', 'y', 'z'], c: [true, false], d: [undefined, 0], e: [5, 6, 7] };
  const rows = pairwise(choices);
  expect(rows.length).toBeLessThan(16);
  const all = Object.entries(choices);
  for (const [one, values] of all)
    for (const [other, others] of all)
      for (const value of values)
        for (const each of others)
          if (one !== other) expect(rows.some((row) => row[one] === value && row[other] === each)).toBe(true);
});
