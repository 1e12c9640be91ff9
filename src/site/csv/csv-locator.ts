import { normalizeText } from '../files/files';
import { keysOf } from '../json/json-path';
import { type Locator, type MarkedPart, type Range, rangesIn } from '../json/locate';
import { cellsOf } from './cells-of';
import type { CsvTable } from './csv-table';
import { readCsv } from './read-csv';

/** Finds positions in a table. The key of a cell is the name of its column. */
export function createCsvLocator(text: string): Locator {
  const source = normalizeText(text);
  const atOffset = rangesIn(source);
  let table: CsvTable | undefined;
  return {
    atOffset,
    atPointer(pointer, part = 'value') {
      if (pointer === '') return atOffset(0, 1);
      table ??= readCsv(source);
      const { offset, length } = find(source, table, keysOf(pointer), part);
      return visibly(atOffset(offset, length));
    },
  };
}

/** A cell, or what exists around it: its row, or the file. */
function find(source: string, table: CsvTable, [index, name]: readonly string[], part: MarkedPart) {
  const { delimiter, header, rows } = table;
  const row = rows[Number(index)];
  const column = header.findIndex(({ text }) => text === name);
  const cell = part === 'key' ? header[column] : row && cellsOf(source, delimiter, row)[column];
  return cell ?? row ?? { offset: 0, length: 1 };
}

/** An empty cell has no character to mark. */
const visibly = (range: Range): Range =>
  range.line === range.endLine && range.column === range.endColumn
    ? { ...range, endColumn: range.endColumn + 1 }
    : range;
