import { expect, test } from 'vitest';
import { pastedCells } from './pasted-cells';

const table = '<table><tr><td>a</td></tr></table>';

test.each([
  [
    'cells of a spreadsheet',
    'a\tb\r\nc\td\r\n',
    table,
    false,
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['lines in a table', 'a\nb', '', true, [['a'], ['b']]],
  [
    'cells with line breaks, tabs and quotes',
    'a\t"b ""c""\n\nd\te"\tf\r\n"g"\t""\t"h" and "i"\r\n',
    '',
    true,
    [
      ['a', 'b "c"\n\nd\te', 'f'],
      ['g', '', '"h" and "i"'],
    ],
  ],
  [
    'a quote that does not close',
    '"a\tb\nc\td "e"',
    '',
    true,
    [
      ['"a', 'b'],
      ['c', 'd "e"'],
    ],
  ],
  ['words in a table', 'a b', '', true, undefined],
  ['items of a word processor', '•\tone\n•\ttwo', '<p>', false, undefined],
  ['a table of one column', 'a\nb', table, false, undefined],
])('%s', (_, text, html, isInTable, cells) => expect(pastedCells(text, html, isInTable)).toEqual(cells));
