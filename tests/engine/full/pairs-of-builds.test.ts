import { expect, test } from 'vitest';
import { wrongPairs } from '../../support/pairs-of-builds';

const pairs = 200;

test('of 200 pairs of builds into one folder, some of them killed, each leaves a whole site', async () => {
  expect(await wrongPairs(pairs, 11)).toEqual([]);
}, 3_600_000);
