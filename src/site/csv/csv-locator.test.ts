import { expect, test } from 'vitest';
import { createCsvLocator } from './csv-locator';

const text = 'id,a/b,name\n1,,"A\nB"\n\n2,𝄞x\n';

test.each([
  ['', 'value', '1:1-1:2'],
  ['/0', 'value', '2:1-3:3'],
  ['/0/id', 'value', '2:1-2:2'],
  ['/0/name', 'value', '2:4-3:3'],
  ['/0/name', 'key', '1:8-1:12'],
  ['/1/a~1b', 'value', '5:3-5:6'],
  ['/1/a~1b', 'key', '1:4-1:7'],
  ['/0/a~1b', 'value', '2:3-2:4'],
  ['/1/name', 'value', '5:1-5:6'],
  ['/1/other', 'value', '5:1-5:6'],
  ['/7/id', 'value', '1:1-1:2'],
  ['/id', 'value', '1:1-1:2'],
] as const)('%s (%s) is at %s', (pointer, part, place) => {
  for (const each of [text, `\uFEFF${text.replaceAll('\n', '\r\n')}`, text.trimEnd()]) {
    const { line, column, endLine, endColumn } = createCsvLocator(each).atPointer(pointer, part);
    expect(`${line}:${column}-${endLine}:${endColumn}`).toBe(place);
  }
});

test('an empty cell at the end of a line is marked there', () => {
  expect(createCsvLocator('a,b\n1,\n2,3\n').atPointer('/0/b')).toEqual({
    line: 2,
    column: 3,
    endLine: 2,
    endColumn: 4,
  });
});

test('a file without a table is marked at its first character', () => {
  expect(createCsvLocator('').atPointer('/0/a')).toEqual({ line: 1, column: 1, endLine: 1, endColumn: 2 });
});
