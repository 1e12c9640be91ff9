import { endBeforeSpaces } from '../../site/page/spaces';
import { tableRule } from '../../site/page/table-rule';
import type { UnitKind } from './units';

export interface Line {
  text: string;
  /** Where it begins in the source. */
  at: number;
}

export interface FoundUnit {
  kind: UnitKind;
  start: number;
  end: number;
}

/** The lists around a line: where their markers and the words of their items begin. */
export interface OpenList {
  marker: number;
  words: number;
  /** Of its last item. */
  number: number | undefined;
  /** `-`, or what is behind a number. */
  sign: string;
}

/** How far a text is read. */
export interface Reading {
  source: string;
  lines: readonly Line[];
  found: FoundUnit[];
  lists: OpenList[];
  /** True where a line may go on with the words before it. */
  isOpen: boolean;
}

/** Takes lines from one on, and says how many: none that are others’, `unknown` if a box can't show them. */
export type ReadLines = (reading: Reading, line: Line, index: number) => number | 'unknown';

/** What is no paragraph and no list, at the start of a line. */
const otherBlock =
  /^ {0,3}(?:#{1,6}(?: |$)|>|`{3}|~{3}|<|\||(?:=+|-+) *$|(?:\* *){3,}$|(?:_ *){3,}$|(?:- *){3,}$|\[[^\]]*\]:)/;
const emptyItem = /^ *(?:[-*+]|\d{1,9}[.)]) *$/;

/** True for words that are more than a paragraph or an item. */
export const isOtherBlock = (words: string): boolean =>
  [otherBlock, tableRule, emptyItem].some((pattern) => pattern.test(words));

export const isBlank = (words: string): boolean => /^ *$/.test(words);

/** The lines from one on that something holds for. */
export function linesWhile(lines: readonly Line[], start: number, isOne: (line: Line) => boolean): Line[] {
  const rest = lines.slice(start);
  const end = rest.findIndex((line) => !isOne(line));
  return end === -1 ? rest : rest.slice(0, end);
}

/** Where the words of a line end. */
export const endOfWords = ({ text, at }: Line): number => at + endBeforeSpaces(text, 0, text.length);

/** Adds a unit that no list goes on behind. */
export function addUnit(reading: Reading, kind: UnitKind, start: number, end: number, isOpen = false): void {
  reading.lists.length = 0;
  reading.found.push({ kind, start, end });
  reading.isOpen = isOpen;
}
