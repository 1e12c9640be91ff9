import type { CsvCell, CsvDelimiter, CsvRow } from './csv-table';
import { createRowReader } from './read-row';

/**
 * The cells of a row, with their places. They are read again for the few rows that are asked: to keep all of 10,000 rows
 * doubled the time of the first reading.
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
