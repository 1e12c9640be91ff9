import { expect, it } from 'vitest';
import { headScript } from './head-script';

it('is at most 400 bytes, because every document contains it', () => {
  expect(Buffer.byteLength(headScript)).toBeLessThanOrEqual(400);
});
