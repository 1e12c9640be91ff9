import { escapeKey } from '../json/json-path';
import { cellsOf } from './cells-of';
import { type CsvCell, type CsvDelimiter, type CsvMistake, type CsvRow, endOf } from './csv-table';

/** The pointer to a cell; to its row, if no column is there. */
export function cellPointer(header: readonly CsvCell[], row: number, column: number): string {
  const name = header[column]?.text;
  return name === undefined ? `/${row}` : `/${row}/${escapeKey(name)}`;
}

export function repeatedColumns(header: readonly CsvCell[]): CsvMistake[] {
  const names = new Set<string>();
  return header.flatMap(({ text, offset, length }): CsvMistake[] => {
    const isRepeated = names.has(text) && !isBlank(text);
    names.add(text);
    return isRepeated ? [{ kind: 'repeatedColumn', data: [text], pointer: '', offset, length }] : [];
  });
}

/** What checks that each cell with content has a column with a name. A column is reported once. */
export function createColumnCheck(
  text: string,
  header: readonly CsvCell[],
  delimiter: CsvDelimiter,
): (row: CsvRow, index: number) => CsvMistake | undefined {
  const unnamed = new Set([...header.keys()].filter((column) => isBlank(header[column]?.text ?? '')));
  return (row, index) => {
    const { texts } = row;
    if (texts.length <= header.length && unnamed.size === 0) return undefined;
    const isFilled = (column: number) => !isBlank(texts[column] ?? '');
    const surplus = texts.findIndex((_, column) => column >= header.length && isFilled(column));
    const column = surplus === -1 ? [...unnamed].find(isFilled) : surplus;
    const cell = column === undefined ? undefined : cellsOf(text, delimiter, row)[column];
    if (column === undefined || !cell) return undefined;
    const { offset, length } = cell;
    const pointer = cellPointer(header, index, column);
    if (column < header.length) {
      unnamed.delete(column);
      return { kind: 'unnamedColumn', data: [column + 1], pointer, offset, length };
    }
    const data: [number, number, CsvDelimiter] = [texts.length, header.length, delimiter];
    return { kind: 'surplusCells', data, pointer, offset, length: endOf(row) - offset };
  };
}

const isBlank = (text: string) => text.trim() === '';
