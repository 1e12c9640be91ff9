import { test } from 'vitest';
import { expectIncrementalBuilds } from '../../support/incremental-builds';

test('after each of 20 random edits a build leaves, byte for byte, what a first build would write', async () => {
  await expectIncrementalBuilds(20, 1);
}, 300_000);
