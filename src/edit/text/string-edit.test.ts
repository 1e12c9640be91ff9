import { expect, test } from 'vitest';
import { isConflict } from '../conflict';
import { editText } from './edit-text';
import { applyEdits } from './pieces';

test.each([
  ['a word', '"See /old now."', 'See /new now.', '"See /new now."', 3],
  ['a longer text', '"ab"', 'axxb', '"axxb"', 2],
  ['a shorter text that repeats', '"aaa"', 'aa', '"aa"', 0],
  ['everything', '"One"', 'Two', '"Two"', 3],
  [
    'escapes elsewhere',
    String.raw`"\/a\/b \u00e9\n\"x\" end"`,
    '/a/b é\n"y" end',
    String.raw`"\/a\/b \u00e9\n\"y\" end"`,
    1,
  ],
  ['an escape itself', String.raw`"a\u0041b"`, 'aBb', '"aBb"', 1],
  ['half of a character', '"a😀b"', 'a😁b', '"a😁b"', 2],
  ['half of an escaped character', String.raw`"a\ud83d\ude00b"`, 'a😁b', '"a😁b"', 2],
  ['the other half', '"🐀"', '😀', '"😀"', 2],
])('of a string only what differs is written: %s', (_, raw, value, expected, written) => {
  const text = `{ "heading": ${raw} }`;
  const file = 'pages/a.json';
  const result = editText(file, text, [{ op: 'set', file, at: '/heading', value }]);
  if (isConflict(result)) throw new Error(result.message);
  expect(result.text).toBe(`{ "heading": ${expected} }`);
  expect(result.edits.map((edit) => edit.text.length)).toEqual([written]);
  expect(applyEdits(result.text, result.inverse)).toBe(text);
});
