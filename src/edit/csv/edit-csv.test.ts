import { expect, test } from 'vitest';
import { applyEdits } from '../text/pieces';
import { readCsvText } from './csv-text';
import { deleteRow, insertRow, moveRow } from './edit-rows';
import { setCell } from './set-cell';

const table = 'id,name,note\n1,A,\n"2","B, C",x\n3\n';

test.each([
  [0, 'name', 'Z', '1,Z,'],
  [0, 'note', 'new', '1,A,new'],
  [0, 'name', '', '1,,'],
  [0, 'name', 'Y; Z', '1,Y; Z,'],
  [0, 'name', 'Y, Z', '1,"Y, Z",'],
  [0, 'name', '19" wide', '1,"19"" wide",'],
  [0, 'name', 'Y\nZ', '1,"Y\nZ",'],
  [0, 'name', ' Z ', '1, Z ,'],
  [1, 'id', '5', '"5","B, C",x'],
  [1, 'name', 'B', '"2","B",x'],
  [1, 'name', '', '"2","",x'],
  [2, 'note', 'far', '3,,far'],
  [2, 'name', 'Y, Z', '3,"Y, Z"'],
  [2, 'id', '', '""'],
  [2, 'note', '', '3'],
])('row %i, %s as %j is written %j', (row, column, value, line) => {
  const lines = ['id,name,note', '1,A,', '"2","B, C",x', '3', ''];
  lines[row + 1] = line;
  expect(applyEdits(table, setCell(readCsvText(table), row, column, value))).toBe(lines.join('\n'));
});

test('a cell that has the content already is not written, whatever its line breaks', () => {
  const text = 'a,b\r\n1,"2\r\n3"\r\n';
  expect(setCell(readCsvText(text), 0, 'a', '1')).toEqual([]);
  expect(setCell(readCsvText(text), 0, 'b', '2\n3')).toEqual([]);
});

test.each([
  ['a,b\n1,2\n3,4\n', 0, ['x', 'y'], 'a,b\nx,y\n1,2\n3,4\n'],
  ['a,b\n1,2\n3,4\n', 1, ['x'], 'a,b\n1,2\nx,\n3,4\n'],
  ['a,b\n1,2\n3,4\n', 2, ['x', 'y'], 'a,b\n1,2\n3,4\nx,y\n'],
  ['a,b\n1,2\n3,4', 2, ['x', 'y'], 'a,b\n1,2\n3,4\nx,y'],
  ['a,b\n1,2\n\n\n', 1, ['x', 'y'], 'a,b\n1,2\nx,y\n\n\n'],
  ['a;b\r\n1;2\r\n', 1, ['x;', 'y,\nz'], 'a;b\r\n1;2\r\n"x;";y,\r\nz\r\n'.replace('y,\r\nz', '"y,\r\nz"')],
  ['\uFEFFa\tb', 0, ['x', 'y'], '\uFEFFa\tb\nx\ty'],
  ['a,b\n', 0, ['x', 'y'], 'a,b\nx,y\n'],
  ['a,b\n', 0, [], 'a,b\n,\n'],
  ['a\n1\n', 1, [], 'a\n1\n""\n'],
])('in %j, before row %i, %j gives %j', (text, index, cells, result) => {
  expect(applyEdits(text, insertRow(readCsvText(text), index, cells))).toBe(result);
});

test.each([
  ['a,b\n1,2\n3,4\n', 0, 'a,b\n3,4\n'],
  ['a,b\n1,2\n3,4\n', 1, 'a,b\n1,2\n'],
  ['a,b\n1,2\n3,4', 1, 'a,b\n1,2'],
  ['a,b\r\n1,2\r\n3,4', 1, 'a,b\r\n1,2'],
  ['a,b\n1,2', 0, 'a,b'],
  ['a,b\n\n"1\n2",2\n\n3,4\n', 0, 'a,b\n\n\n3,4\n'],
])('%j without row %i is %j', (text, index, result) => {
  expect(applyEdits(text, deleteRow(readCsvText(text), index))).toBe(result);
});

test.each([
  ['a\n1\n2\n3\n', 0, 2, 'a\n2\n3\n1\n'],
  ['a\n1\n2\n3\n', 0, 1, 'a\n2\n1\n3\n'],
  ['a\n1\n2\n3\n', 2, 0, 'a\n3\n1\n2\n'],
  ['a\n1\n2\n3\n', 2, 1, 'a\n1\n3\n2\n'],
  ['a\n1\n2\n3', 2, 0, 'a\n3\n1\n2'],
  ['a\n1\n2\n3', 0, 2, 'a\n2\n3\n1'],
  ['a\r\n"1\r\n"\r\n2\r\n3', 0, 2, 'a\r\n2\r\n3\r\n"1\r\n"'],
  ['a\n1\n2\n3', 1, 1, 'a\n1\n2\n3'],
])('in %j, row %i moved to %i gives %j', (text, from, to, result) => {
  expect(applyEdits(text, moveRow(readCsvText(text), from, to))).toBe(result);
});

test.each([
  ['a\n1\n', () => setCell(readCsvText('a\n1\n'), 0, 'b', 'x'), 'There is no column b.'],
  ['a\n1\n', () => setCell(readCsvText('a\n1\n'), 1, 'a', 'x'), 'There is no row 1.'],
  ['a\n1\n', () => insertRow(readCsvText('a\n1\n'), 2, ['x']), 'There is no row 1.'],
  ['', () => insertRow(readCsvText(''), 0, ['x']), 'The table has no line with the names of its columns.'],
])('%j refuses what it has no place for: %s', (_, edit, message) => {
  expect(edit).toThrow(message);
});
