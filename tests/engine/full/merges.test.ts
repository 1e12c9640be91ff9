import { expect, test } from 'vitest';
import { checkMerge } from '../../support/edits/check-merge';
import { createRandomMerges } from '../../support/edits/random-merges';

const count = 10_000;

test.each([
  [1, 0.95],
  [3, 0.88],
])(
  `of ${count} pairs of valid edits of a page, each of up to %i operations, all are valid together and none is lost`,
  (most, share) => {
    const merge = createRandomMerges(40, most);
    let questions = 0;
    for (let seed = 1; seed <= count; seed++) {
      const merged = merge(seed);
      checkMerge(merged);
      if (merged.conflicts.length > 0) questions += 1;
    }
    expect(1 - questions / count).toBeGreaterThan(share);
  },
  20 * 60_000,
);
