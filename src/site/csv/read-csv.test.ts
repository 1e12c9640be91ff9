import { expect, test } from 'vitest';
import { cellsOf } from './cells-of';
import { readCsv } from './read-csv';

const read = (text: string) => {
  const { delimiter, header, rows } = readCsv(text);
  return { delimiter, header: header.map((cell) => cell.text), rows: rows.map(({ texts }) => texts) };
};

test.each([
  ['a line and a row', 'a,b\n1,2\n', [['1', '2']]],
  ['no last line break', 'a,b\n1,2', [['1', '2']]],
  [
    'CRLF',
    'a,b\r\n1,2\r\n3,4\r\n',
    [
      ['1', '2'],
      ['3', '4'],
    ],
  ],
  [
    'line breaks of an old Mac',
    'a,b\r1,2\r3,4',
    [
      ['1', '2'],
      ['3', '4'],
    ],
  ],
  ['a byte order mark', '\uFEFFa,b\n1,2\n', [['1', '2']]],
  [
    'empty lines',
    '\n\na,b\n\n1,2\n\n\n3,4\n\n',
    [
      ['1', '2'],
      ['3', '4'],
    ],
  ],
  ['a delimiter in quotes', 'a,b\n"1,5",2\n', [['1,5', '2']]],
  ['a quote in quotes', 'a,b\n"19"" wide",""""\n', [['19" wide', '"']]],
  ['line breaks in quotes', 'a,b\n"1\n\n2","3\r\n4"\n', [['1\n\n2', '3\r\n4']]],
  [
    'empty cells',
    'a,b\n,\n"",\n',
    [
      ['', ''],
      ['', ''],
    ],
  ],
  ['too few cells', 'a,b\n1\n', [['1']]],
  ['spaces, which belong to a cell', 'a,b\n 1 , 2\n', [[' 1 ', ' 2']]],
  ['a line of delimiters', 'a,b\n,\n', [['', '']]],
  ['no row', 'a,b', []],
])('it reads %s', (_, text, rows) => {
  expect(read(text)).toEqual({ delimiter: ',', header: ['a', 'b'], rows });
  expect(readCsv(text).mistakes).toEqual([]);
});

test.each([
  ['name;price\nA;12,90\n', ';', [['A', '12,90']]],
  ['name\tprice, tax\nA\t12,90\n', '\t', [['A', '12,90']]],
  ['"price; tax, in €";"a,b,c"\n1;2\n', ';', [['1', '2']]],
  ['"a,\nb,";c\n1;2\n', ';', [['1', '2']]],
  ['\n\na;b\n1;2\n', ';', [['1', '2']]],
  ['name\n12;90\n', ',', [['12;90']]],
  ['id;price, net\n1;2,50\n', ';', [['1', '2,50']]],
  ['a,b,c;d\n1,2\n', ',', [['1', '2']]],
  ['', ',', []],
] as const)('the delimiter of %j is %j', (text, delimiter, rows) => {
  expect(read(text)).toMatchObject({ delimiter, rows });
});

test('cells and rows have their places in the text, with their quotes', () => {
  const text = 'id,name\n1,"A ""b"""\n\n22,\n';
  const { header, rows } = readCsv(text);
  expect(header).toEqual([
    { text: 'id', offset: 0, length: 2 },
    { text: 'name', offset: 3, length: 4 },
  ]);
  expect(rows.map(({ offset, length }) => text.slice(offset, offset + length))).toEqual([
    '1,"A ""b"""',
    '22,',
  ]);
  expect(rows.map((row) => cellsOf(text, ',', row))).toEqual([
    [
      { text: '1', offset: 8, length: 1 },
      { text: 'A "b"', offset: 10, length: 9 },
    ],
    [
      { text: '22', offset: 21, length: 2 },
      { text: '', offset: 24, length: 0 },
    ],
  ]);
});

/** Mistakes as `kind pointer "marked"`. */
const mistakesOf = (text: string) =>
  readCsv(text).mistakes.map(
    ({ kind, pointer, offset, length }) =>
      `${kind} ${pointer || '-'} ${JSON.stringify(text.slice(offset, offset + length))} at ${offset}`,
  );

test.each([
  [
    'a,b\n19" wide,2\n3,4\n',
    ['strayQuote /0/a "\\"" at 6'],
    [
      ['19" wide', '2'],
      ['3', '4'],
    ],
  ],
  [
    'a,b\n1, "2"\n3,4\n',
    ['spaceBeforeQuote /0/b " " at 6'],
    [
      ['1', ' "2"'],
      ['3', '4'],
    ],
  ],
  [
    'a,b\nHi, ""you"", there",2\n3,4\n',
    ['strayQuote /0/b "\\"" at 8'],
    [
      ['Hi', ' ""you""', ' there"', '2'],
      ['3', '4'],
    ],
  ],
  [
    'a,b\n"19" wide,2\n3,4\n',
    ['textAfterQuote /0/a " wide" at 8'],
    [
      ['19 wide', '2'],
      ['3', '4'],
    ],
  ],
  ['a,b\n"1"x\n3,4\n', ['textAfterQuote /0/a "x" at 7'], [['1x'], ['3', '4']]],
  [
    'a,b\n1,"2\n3,4\n',
    ['unclosedQuote /0/b "\\"" at 6'],
    [
      ['1', '"2'],
      ['3', '4'],
    ],
  ],
  [
    'a,b\n1,"2\n"3",4\n"5",6\n',
    ['unclosedQuote /0/b "\\"" at 6'],
    [
      ['1', '"2'],
      ['3', '4'],
      ['5', '6'],
    ],
  ],
  [
    'a,b\n"1,"2"\n3,4\n',
    ['unclosedQuote /0/a "\\"" at 4'],
    [
      ['"1', '2'],
      ['3', '4'],
    ],
  ],
  ['a,b\n1,"', ['unclosedQuote /0/b "\\"" at 6'], [['1', '"']]],
  [
    'a,b\n1,2,3,4\n5,6\n',
    ['surplusCells /0 "3,4" at 8'],
    [
      ['1', '2', '3', '4'],
      ['5', '6'],
    ],
  ],
  ['a,b\n1,2,,3\n', ['surplusCells /0 "3" at 9'], [['1', '2', '', '3']]],
  ['a,b\n1,2,, \n', [], [['1', '2', '', ' ']]],
  [
    'a,\n1,\n2,x\n3,y\n',
    ['unnamedColumn /1/ "x" at 8'],
    [
      ['1', ''],
      ['2', 'x'],
      ['3', 'y'],
    ],
  ],
  ['a, ,b\n1,,2\n', [], [['1', '', '2']]],
  ['a,b,a\n1,2,3\n', ['repeatedColumn - "a" at 4'], [['1', '2', '3']]],
  ['a,A,"",""\n1,2\n', [], [['1', '2']]],
  ['a,"b\n1,2\n', ['unclosedQuote - "\\"" at 2'], [['1', '2']]],
  ['a/b,c~d\n1"2,"3"4\n', ['strayQuote /0/a~1b "\\"" at 9'], [['1"2', '34']]],
  ['a,b\nGr\uFFFD\uFFFDe,"2\n\uFFFD,3"\n', ['garbled - "\uFFFD" at 6'], [['Gr\uFFFD\uFFFDe', '2\n\uFFFD,3']]],
])('%j has the mistakes %j', (text, mistakes, rows) => {
  expect(mistakesOf(text)).toEqual(mistakes);
  expect(read(text).rows).toEqual(rows);
});
