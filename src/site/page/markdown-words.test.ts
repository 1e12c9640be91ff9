import { expect, test } from 'vitest';
import { markdownWords } from './markdown-words';

test.each<[string, string, [words: string, written: string][]]>([
  ['a plain text', 'One\n\nTwo', [['One\n\nTwo', 'One\n\nTwo']]],
  [
    'markup',
    'A **b** [c](/c "t")',
    [
      ['A ', 'A '],
      ['b', 'b'],
      [' ', ' '],
      ['c', 'c'],
    ],
  ],
  [
    'escapes',
    'a\\_b \\n &amp; &#x41; &none; *x*',
    [
      ['a_b \\n & A &none; ', 'a\\_b \\n &amp; &#x41; &none; '],
      ['x', 'x'],
    ],
  ],
  [
    'an entity for two characters',
    '&NotEqualTilde;x *y*',
    [
      ['≂̸x ', '&NotEqualTilde;x '],
      ['y', 'y'],
    ],
  ],
  [
    'a list',
    '- one\n  two\n- *three*',
    [
      ['one\ntwo', 'one\n  two'],
      ['three', 'three'],
    ],
  ],
  [
    'code',
    '`` a`b `` and `c`',
    [
      ['a`b', 'a`b'],
      [' and ', ' and '],
      ['c', 'c'],
    ],
  ],
  [
    'a bare address',
    'See <https://a.example/b>.',
    [
      ['See ', 'See '],
      ['.', '.'],
    ],
  ],
  [
    'a table',
    '| a\\|b | *c* d |\n|---|:-:|\n| `e` |  f  |',
    [
      ['a|b', 'a\\|b'],
      ['c', 'c'],
      [' d', ' d'],
      ['e', 'e'],
      ['f', 'f'],
    ],
  ],
  [
    'a picture',
    'a\n\n![b *c* &amp; d](images/e.jpg "f \\"g\\"")\n\n![](images/h.jpg)',
    [
      ['a', 'a'],
      ['b c & d', 'b *c* &amp; d'],
      ['f "g"', 'f \\"g\\"'],
    ],
  ],
  [
    'a quote, a heading and code',
    '> a\n\n### b\n\n  ```\nc\n  \\* &amp;\n```',
    [
      ['a', 'a'],
      ['b', 'b'],
      ['c\n\\* &amp;', 'c\n  \\* &amp;'],
    ],
  ],
  [
    'a byte order mark',
    '\uFEFF😀 *a*',
    [
      ['😀 ', '😀 '],
      ['a', 'a'],
    ],
  ],
])('the words of %s are found where they are written', (_, text, expected) => {
  const found = markdownWords(text).map(({ words, written }) => {
    expect(written).toHaveLength(words.length);
    return [words, text.slice(written[0]?.start, written.at(-1)?.end)];
  });
  expect(found).toEqual(expected);
});
