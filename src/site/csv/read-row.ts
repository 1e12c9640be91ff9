import type { CsvDelimiter } from './csv-table';

export interface QuoteMistake {
  kind: 'strayQuote' | 'spaceBeforeQuote' | 'textAfterQuote' | 'unclosedQuote';
  offset: number;
  length: number;
}

/** Reads the row that starts at an offset, and gives the offset of its end. */
export type ReadRow = (
  offset: number,
  onCell: (text: string, offset: number, length: number) => void,
) => number;

const quote = 34;

export const isLineBreak = (code: number): boolean => code === 10 || code === 13;

export function createRowReader(
  text: string,
  delimiter: CsvDelimiter,
  report: (mistake: QuoteMistake) => void,
): ReadRow {
  const separator = delimiter.charCodeAt(0);
  /** True at a delimiter, a line break and the end. */
  const isEnd = (offset: number) => {
    const code = text.charCodeAt(offset);
    return code === separator || isLineBreak(code) || offset >= text.length;
  };
  const endFrom = (offset: number) => {
    let at = offset;
    while (!isEnd(at)) at++;
    return at;
  };
  /** Of the cell that was read last. */
  let end = 0;
  const readUnquoted = (offset: number) => {
    end = endFrom(offset);
    return text.slice(offset, end);
  };
  /**
   * A quote at the start of a cell with text after it opens that cell, so the cell before is not closed: else, one
   * missing quote would turn all cells after it inside out.
   */
  const opensCell = (offset: number) => isEnd(offset - 1) && !isEnd(offset + 1);
  const readQuoted = (offset: number) => {
    const closing = closingQuote(text, offset);
    if (closing === -1 || opensCell(closing)) {
      report({ kind: 'unclosedQuote', offset, length: 1 });
      return readUnquoted(offset);
    }
    const inner = text.slice(offset + 1, closing);
    const content = inner.includes('"') ? inner.replaceAll('""', '"') : inner;
    const rest = closing + 1;
    end = rest;
    if (isEnd(rest)) return content;
    const added = readUnquoted(rest);
    report({ kind: 'textAfterQuote', offset: rest, length: added.length });
    return content + added;
  };
  const readCell = (offset: number) => {
    if (text.charCodeAt(offset) === quote) return readQuoted(offset);
    const content = readUnquoted(offset);
    const stray = content.indexOf('"');
    if (stray === -1) return content;
    // A quote that is written twice is one inside of the cell.
    if (content.slice(0, stray).trim() === '' && content[stray + 1] !== '"')
      report({ kind: 'spaceBeforeQuote', offset, length: stray });
    else report({ kind: 'strayQuote', offset: offset + stray, length: 1 });
    return content;
  };
  return (offset, onCell) => {
    for (let at = offset; ; at = end + 1) {
      const content = readCell(at);
      onCell(content, at, end - at);
      if (text.charCodeAt(end) !== separator) return end;
    }
  };
}

/** The first quote after the opening one that is not written twice. */
function closingQuote(text: string, opening: number): number {
  let at = text.indexOf('"', opening + 1);
  while (at !== -1 && text.charCodeAt(at + 1) === quote) at = text.indexOf('"', at + 2);
  return at;
}
