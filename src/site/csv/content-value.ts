import { type Files, normalizeText } from '../files/files';
import { parseText } from '../json/read-json';
import type { CsvCell, CsvRow } from './csv-table';
import { readCsv } from './read-csv';

/** True for the table of a collection. */
export const isTable = (file: string): boolean => file.endsWith('.csv');

/** True for a file whose values can be edited. */
export const isData = (file: string): boolean => file.endsWith('.json') || isTable(file);

/** The value of a file's text: undefined if it is no JSON, and of a table its rows. */
export const contentValue = (file: string, text: string): unknown =>
  isTable(file) ? rowsOf(normalizeText(text)) : parseText(text);

/** The value of a file that may not be there. */
export function readContent(files: Pick<Files, 'read'>, file: string): unknown {
  try {
    return contentValue(file, files.read(file));
  } catch {
    return undefined;
  }
}

function rowsOf(text: string): Record<string, string>[] {
  const { header, rows } = readCsv(text);
  return rows.map((row) => rowValue(header, row));
}

/** The texts of the cells of a row by their columns. An empty cell is none. */
export function rowValue(
  header: readonly Pick<CsvCell, 'text'>[],
  { texts }: Pick<CsvRow, 'texts'>,
): Record<string, string> {
  const row: Record<string, string> = {};
  for (const [column, cell] of texts.entries()) {
    const name = header[column]?.text;
    if (name !== undefined && cell !== '') row[name] = cell;
  }
  return row;
}
