import { expect, it } from 'vitest';
import { themeScript } from './theme-script';

it('is at most 300 bytes, since every document carries it', () => {
  expect(Buffer.byteLength(themeScript)).toBeLessThanOrEqual(300);
});
