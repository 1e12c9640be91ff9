import { test } from 'vitest';
import { expectIncrementalBuilds } from '../../support/incremental-builds';

test.each([2, 3, 4, 5])(
  'after each of 50 random edits a build leaves, byte for byte, what a first build would write (seed %i)',
  async (seed) => {
    await expectIncrementalBuilds(50, seed);
  },
  900_000,
);
