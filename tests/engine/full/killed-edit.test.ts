import { expect, test } from 'vitest';
import { expectCompletedEdits } from '../../support/edits/killed-edits';

const kills = 40;

test(`of ${kills} edits that are killed while they write, the same command completes each`, {
  timeout: 900_000,
}, async () => {
  const { before, after } = await expectCompletedEdits(kills, 1);
  expect(before + after).toBe(kills);
  expect(after).toBeGreaterThan(kills / 10);
});
