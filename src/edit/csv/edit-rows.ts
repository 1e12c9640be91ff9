import { type CsvRow, type CsvTable, endOf } from '../../site/csv/csv-table';
import type { TextEdit } from '../operation';
import { type CsvText, lineBreakAt, writeCell } from './csv-text';

export function rowAt({ rows }: CsvTable, index: number): CsvRow {
  const row = rows[index];
  if (!row) throw new Error(`There is no row ${index}.`);
  return row;
}

/** Adds a row before the one at `index`, or after the last one. */
export function insertRow(csv: CsvText, index: number, cells: readonly string[]): TextEdit[] {
  const { delimiter, header } = csv.table;
  const written = header.map((_, column) => writeCell(csv, cells[column] ?? ''));
  // Without any character, the line would be no row.
  return [insertLine(csv, index, written.join(delimiter) || '""')];
}

export const deleteRow = (csv: CsvText, index: number): TextEdit[] => [removeLine(csv, index)];

/** Moves a row with its own text. `to` is the index that it has afterwards. */
export function moveRow(csv: CsvText, from: number, to: number): TextEdit[] {
  if (from === to) return [];
  const { text } = csv;
  const row = rowAt(csv.table, from);
  const removal = removeLine(csv, from);
  const insertion = insertLine(csv, to < from ? to : to + 1, text.slice(row.offset, endOf(row)));
  return to < from ? [insertion, removal] : [removal, insertion];
}

function insertLine({ text, table, lineBreak }: CsvText, index: number, line: string): TextEdit {
  const next = table.rows[index];
  if (next) return { offset: next.offset, length: 0, text: line + lineBreak };
  const end = endOfLine(table, index - 1);
  const ending = lineBreakAt(text, end);
  return ending === ''
    ? { offset: end, length: 0, text: lineBreak + line }
    : { offset: end + ending.length, length: 0, text: line + lineBreak };
}

/** Removes a line with its line break; a last one that has none, with the line break before it. */
function removeLine({ text, table }: CsvText, index: number): TextEdit {
  const row = rowAt(table, index);
  const ending = lineBreakAt(text, endOf(row));
  if (ending !== '') return { offset: row.offset, length: row.length + ending.length, text: '' };
  const before = lineBreakAt(text, row.offset - 2) === '\r\n' ? 2 : 1;
  return { offset: row.offset - before, length: row.length + before, text: '' };
}

/** Of the row at an index; at -1 of the header. */
function endOfLine(table: CsvTable, index: number): number {
  const line = index === -1 ? table.header.at(-1) : rowAt(table, index);
  return line ? endOf(line) : 0;
}
