import { expect, test } from 'vitest';
import { interleave } from '../../../../tests/support/edits/interleave';
import { timesOf } from '../../../../tests/support/variations';

const rounds = timesOf(80);

test(`of ${rounds} saves of another program around those of the studio nothing is lost, and none stops it`, {
  timeout: 60_000,
}, async () => {
  expect(await interleave(rounds, 1)).toMatchObject({ rounds, lost: [] });
});
