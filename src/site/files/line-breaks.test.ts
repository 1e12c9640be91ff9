import { expect, test } from 'vitest';
import { lineBreakOf, unifyLineBreaks, usesCrlf, withCrlf } from './line-breaks';

test.each([
  // Text, with \n alone, its line break, all lines end as on Windows, as on Windows.
  ['', '', '\n', false, ''],
  ['a', 'a', '\n', false, 'a'],
  ['a\nb\n', 'a\nb\n', '\n', false, 'a\r\nb\r\n'],
  ['a\r\nb\r\n', 'a\nb\n', '\r\n', true, 'a\r\nb\r\n'],
  ['a\r\nb\n', 'a\nb\n', '\r\n', false, 'a\r\nb\n'],
  ['a\rb\r', 'a\nb\n', '\n', false, 'a\rb\r'],
  ['a\r\r\nb', 'a\n\nb', '\r\n', true, 'a\r\r\nb'],
  ['\n\na', '\n\na', '\n', false, '\r\n\r\na'],
] as const)('%j', (text, unified, lineBreak, crlf, onWindows) => {
  expect(unifyLineBreaks(text)).toBe(unified);
  expect(lineBreakOf(text)).toBe(lineBreak);
  expect(usesCrlf(text)).toBe(crlf);
  expect(withCrlf(text)).toBe(onWindows);
});
