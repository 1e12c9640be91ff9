import { expect, test } from 'vitest';
import { checkStudioEdits } from '../../../../tests/support/edits/check-studio-edits';

/** It draws a page for each edit. */
const timeout = 3 * 60_000;

test('100 random edits: nothing invalid is written, and undone to the start every byte is as it was', {
  timeout,
}, async () => {
  const { written, held } = await checkStudioEdits(1, 100);
  expect(written).toBeGreaterThan(0);
  expect(held).toBeGreaterThan(0);
});
