/** Where something is in the text of a table. */
interface Stretch {
  offset: number;
  length: number;
}

export interface CsvCell extends Stretch {
  /** Without the quotes around it. */
  text: string;
}

export interface CsvRow extends Stretch {
  /** Of its cells, whose places `cellsOf` finds. Those that are missing at the end are empty. */
  texts: readonly string[];
}

export type CsvDelimiter = ',' | ';' | '\t';

export interface CsvTable {
  delimiter: CsvDelimiter;
  header: readonly CsvCell[];
  rows: readonly CsvRow[];
  mistakes: readonly CsvMistake[];
}

/** What a table can have, each with the data of its message. */
export interface CsvMistakes {
  garbled: [];
  repeatedColumn: [name: string];
  unnamedColumn: [column: number];
  strayQuote: [];
  spaceBeforeQuote: [];
  textAfterQuote: [];
  unclosedQuote: [];
  surplusCells: [cells: number, columns: number, delimiter: CsvDelimiter];
}

export type CsvMistake = {
  [Kind in keyof CsvMistakes]: Stretch & {
    kind: Kind;
    data: CsvMistakes[Kind];
    /** `/<row from 0>/<column>`, `/<row>`, or empty for the header and the file. */
    pointer: string;
  };
}[keyof CsvMistakes];

export const endOf = ({ offset, length }: Stretch): number => offset + length;
