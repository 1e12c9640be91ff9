import type { CsvCell, CsvDelimiter, CsvRow } from './csv-table';
import { createRowReader } from './read-row';

/**
 * The cells of a row, with their places. Few rows are asked for them, and to keep those of a large table takes three
 * times as long as to read it.
 */
export function cellsOf(
  text: string,
  delimiter: CsvDelimiter,
  { offset }: Pick<CsvRow, 'offset'>,
): CsvCell[] {
  const cells: CsvCell[] = [];
  createRowReader(text, delimiter, () => {})(offset, (content, at, length) => {
    cells.push({ text: content, offset: at, length });
  });
  return cells;
}
