import { expect, test } from 'vitest';
import { isUrl } from './is-url';

test.each([
  ['https://northport.example', true],
  ['https://nörtport.example/größe', true],
  ['https://', false],
  ['https://[::1', false],
  ['https://nort\u00adport.example:x', false],
])('%s can be a URL: %s, however often it is asked', (address, possible) => {
  const answers = new Set(Array.from({ length: 10_000 }, () => isUrl(address)));
  expect([...answers]).toEqual([possible]);
});
