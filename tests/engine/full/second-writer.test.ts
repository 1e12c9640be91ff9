import { expect, test } from 'vitest';
import { interleave } from '../../support/edits/interleave';

const rounds = 1000;

test(`of ${rounds} saves of another program around those of the studio nothing is lost, and none stops it`, {
  timeout: 900_000,
}, async () => {
  const { lost, ...counts } = await interleave(rounds, 2);
  console.log(counts);
  expect(lost).toEqual([]);
});
