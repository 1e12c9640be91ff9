import { expect, test } from 'vitest';
import { isMissingPart } from '../app/shared/missing-part';
import { lateBlock } from './late-block';

test('a script without its component is a missing part: its page is loaded again, and not without the block', async () => {
  const { load } = lateBlock(async () => Reflect.get({}, 'Component'));
  const error = await load().catch((error: unknown) => error);
  expect(isMissingPart(error)).toBe(true);
});
