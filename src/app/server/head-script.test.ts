import { expect, it } from 'vitest';
import { headScript } from './head-script';

it('is at most 400 bytes, because every document contains it, and a third more with an announcement', () => {
  expect(Buffer.byteLength(headScript())).toBeLessThanOrEqual(400);
  expect(Buffer.byteLength(headScript('1a2b3c4d'))).toBeLessThanOrEqual(540);
});
