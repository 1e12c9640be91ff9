import { cellsOf } from '../../site/csv/cells-of';
import { endOf } from '../../site/csv/csv-table';
import { unifyLineBreaks } from '../../site/files/line-breaks';
import type { TextEdit } from '../operation';
import { type CsvText, writeCell } from './csv-text';
import { rowAt } from './edit-rows';

/** Gives a cell another content: its row by its index, its column by its name. */
export function setCell(csv: CsvText, row: number, column: string, value: string): TextEdit[] {
  const { text } = csv;
  const { delimiter, header } = csv.table;
  const index = header.findIndex((cell) => cell.text === column);
  if (index === -1) throw new Error(`There is no column ${column}.`);
  const found = rowAt(csv.table, row);
  const cells = cellsOf(text, delimiter, found);
  const cell = cells[index];
  if (unifyLineBreaks(cell?.text ?? '') === unifyLineBreaks(value)) return [];
  if (!cell) {
    const missing = delimiter.repeat(index + 1 - cells.length);
    return [{ offset: endOf(found), length: 0, text: missing + writeCell(csv, value) }];
  }
  // Without any character, the line would be no row.
  const isAlone = cells.length === 1 && value === '';
  const { offset, length } = cell;
  return [{ offset, length, text: writeCell(csv, value, text[offset] === '"' || isAlone) }];
}
