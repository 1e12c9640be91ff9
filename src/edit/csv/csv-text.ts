import { type CsvTable, endOf } from '../../site/csv/csv-table';
import { readCsv } from '../../site/csv/read-csv';
import { unifyLineBreaks } from '../../site/files/line-breaks';

/** A table that can be edited: without a mistake, and with the line breaks of its file. */
export interface CsvText {
  text: string;
  table: CsvTable;
  /** What ends its lines. */
  lineBreak: string;
}

export function readCsvText(text: string): CsvText {
  const table = readCsv(text);
  const last = table.header.at(-1);
  if (!last) throw new Error('The table has no line with the names of its columns.');
  return { text, table, lineBreak: lineBreakAt(text, endOf(last)) || '\n' };
}

/** The line break that is at an offset, if one is there. */
export function lineBreakAt(text: string, offset: number): string {
  if (text.startsWith('\r\n', offset)) return '\r\n';
  const character = text.charAt(offset);
  return character === '\n' || character === '\r' ? character : '';
}

/** A cell with this content, in quotation marks where it must be. */
export function writeCell({ table, lineBreak }: CsvText, content: string, isQuoted = false): string {
  const mustBe = content.includes(table.delimiter) || /["\r\n]/.test(content);
  if (!mustBe && !isQuoted) return content;
  return `"${unifyLineBreaks(content).replaceAll('\n', lineBreak).replaceAll('"', '""')}"`;
}
