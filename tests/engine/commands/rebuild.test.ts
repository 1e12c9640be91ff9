import { test } from 'vitest';
import { expectBuildsOfReturns, expectIncrementalBuilds } from '../../support/incremental-builds';

test('after each of 20 random edits a build leaves, byte for byte, what a first build would write', async () => {
  await expectIncrementalBuilds(20, 1);
}, 300_000);

test('a build leaves the same also when a setting and a page are what they were some builds ago', async () => {
  await expectBuildsOfReturns([
    ['A', 'one'],
    ['A', 'two'],
    ['B', 'three'],
    ['A', 'three'],
    ['A', 'two'],
    ['B', 'three'],
    ['A', 'one'],
    ['A', 'two'],
  ]);
}, 300_000);
