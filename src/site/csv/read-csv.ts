import { markLength } from '../files/files';
import { cellsOf } from './cells-of';
import { cellPointer, createColumnCheck, repeatedColumns } from './check-columns';
import type { CsvCell, CsvMistake, CsvRow, CsvTable } from './csv-table';
import { delimiterOf } from './delimiter';
import { createRowReader, isLineBreak } from './read-row';

/**
 * Reads a table as RFC 4180 has it, also with the delimiters of spreadsheets. Offsets are those of this text: findings
 * need them in the text that `normalizeText` gives.
 */
export function readCsv(text: string): CsvTable {
  const delimiter = delimiterOf(text);
  const rows: CsvRow[] = [];
  let header: readonly CsvCell[] | undefined;
  let texts: string[] = [];
  /** Of the row that is read. It has at most one: the others usually follow from it. */
  let found: CsvMistake | undefined;
  const readRow = createRowReader(text, delimiter, (mistake) => {
    const pointer = header ? cellPointer(header, rows.length, texts.length) : '';
    found ??= { ...mistake, data: [], pointer };
  });
  const takeText = (content: string) => void texts.push(content);
  let at = markLength(text);
  const nextRow = (): CsvRow | undefined => {
    while (isLineBreak(text.charCodeAt(at))) at++;
    if (at >= text.length) return undefined;
    texts = [];
    found = undefined;
    const offset = at;
    at = readRow(offset, takeText);
    return { texts, offset, length: at - offset };
  };

  const first = nextRow();
  header = first ? cellsOf(text, delimiter, first) : [];
  const mistakes = found ? [found] : repeatedColumns(header);
  const checkColumns = createColumnCheck(text, header, delimiter);
  for (let row = nextRow(); row; row = nextRow()) {
    found ??= checkColumns(row, rows.length);
    if (found) mistakes.push(found);
    rows.push(row);
  }
  return { delimiter, header, rows, mistakes: garbled(text) ?? mistakes };
}

/** What else is found in a text of another encoding follows from it. */
function garbled(text: string): CsvMistake[] | undefined {
  const offset = text.indexOf('\uFFFD');
  return offset === -1 ? undefined : [{ kind: 'garbled', data: [], pointer: '', offset, length: 1 }];
}
