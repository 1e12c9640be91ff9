import { expect, test } from 'vitest';
import { checkStudioEdits } from '../../../../tests/support/edits/check-studio-edits';
import { timesOf } from '../../../../tests/support/variations';

/** It draws a page for each edit. */
const timeout = 3 * 60_000;

test('random edits: nothing invalid is written, and undone to the start every byte is as it was', {
  timeout,
}, async () => {
  const { written, held } = await checkStudioEdits(1, timesOf(200));
  expect(written).toBeGreaterThan(0);
  expect(held).toBeGreaterThan(0);
});
