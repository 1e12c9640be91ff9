import { expect, it } from 'vitest';
import { themeScript } from './theme-script';

it('is at most 300 bytes, because every document contains it', () => {
  expect(Buffer.byteLength(themeScript)).toBeLessThanOrEqual(300);
});
