import { readInline } from './read-inline';
import { readPicture } from './read-picture';
import { inOneQuote, readQuote } from './read-quote';
import { readTable } from './read-table';
import {
  addUnit,
  endOfWords,
  type FoundUnit,
  isBlank,
  isOtherBlock,
  type Line,
  type OpenList,
  type Reading,
  type ReadLines,
} from './reading';
import { isApart, isVoid, type UnitKind, type WrittenUnit } from './units';

const itemStart = /^( *)([-*+]|(\d{1,9})[.)])( {1,4})(?=[^ ])/;
const checkbox = /^\[[ x]\](?:\s|$)/i;
const headingStart = /^(#{3,4}) +(?=[^ ])/;
/** Number signs behind a heading are no part of it. */
const headingEnd = /(?:^| )#+ *$/;
const rule = /^(?:(?:\* *){3,}|(?:_ *){3,}|(?:- *){3,})$/;

/** Brackets are compared with each other. */
const isTooDense = (source: string) => (source.match(/[*_[`]/g)?.length ?? 0) > 1000;

/**
 * The paragraphs and items of a Markdown text, or undefined if a text box can't show all of it as the page does: it then
 * is edited as it is written.
 */
export function readUnits(source: string): WrittenUnit[] | undefined {
  if (/[\t\r\u2028\u2029\0]/.test(source) || isTooDense(source)) return undefined;
  const reading: Reading = { source, lines: linesOf(source), found: [], lists: [], isOpen: false };
  for (let index = 0; index < reading.lines.length; ) {
    const taken = readBlock(reading, index);
    if (taken === 'unknown') return undefined;
    index += taken;
  }
  return withWords(source, reading.found);
}

function linesOf(source: string): Line[] {
  let at = 0;
  return source.split('\n').map((text) => {
    const line = { text, at };
    at += text.length + 1;
    return line;
  });
}

function readBlock(reading: Reading, index: number): number | 'unknown' {
  const line = reading.lines[index];
  for (const read of line ? readers : []) {
    const taken = line ? read(reading, line, index) : 0;
    if (taken !== 0) return taken;
  }
  return 'unknown';
}

const readHeading: ReadLines = (reading, line) => {
  const [start = '', { length } = ''] = headingStart.exec(line.text) ?? [];
  if (start === '' || headingEnd.test(line.text.slice(start.length))) return 0;
  const kind: UnitKind = { type: 'heading', depth: length === 3 ? 3 : 4 };
  addUnit(reading, kind, line.at + start.length, endOfWords(line));
  return 1;
};

/** Below words, dashes make a heading of them. */
const readRule: ReadLines = (reading, line) => {
  if (!rule.test(line.text) || (reading.isOpen && line.text.startsWith('-'))) return 0;
  addUnit(reading, { type: 'rule' }, line.at, endOfWords(line));
  return 1;
};

const readBlank: ReadLines = (reading, { text }) => {
  if (!isBlank(text)) return 0;
  reading.isOpen = false;
  return 1;
};

const readItem: ReadLines = (reading, line) => {
  const item = itemAt(line.text);
  if (item === undefined || item === 'unknown') return item ?? 0;
  const { found, lists, isOpen } = reading;
  const kind = openItem(lists, item, isOpen && found.at(-1)?.kind.type === 'paragraph');
  if (!kind) return 'unknown';
  found.push({ kind, start: line.at + item.words, end: endOfWords(line) });
  reading.isOpen = true;
  return 1;
};

const readParagraph: ReadLines = (reading, line) => {
  const { found, lists, isOpen } = reading;
  const indent = line.text.search(/[^ ]/);
  const end = endOfWords(line);
  const last = found.at(-1);
  // Else, it is code, or a second paragraph of an item.
  if (indent > (isOpen ? (lists.length === 0 ? 3 : indent) : 0)) return 'unknown';
  if (isOpen && last) last.end = end;
  else addUnit(reading, { type: 'paragraph' }, line.at, end, true);
  return 1;
};

const readers = [
  readBlank,
  readHeading,
  readRule,
  readQuote,
  readTable,
  readPicture,
  readItem,
  readParagraph,
];

function withWords(source: string, found: readonly FoundUnit[]): WrittenUnit[] | undefined {
  const units: WrittenUnit[] = [];
  for (const unit of found) {
    const { kind, start, end } = unit;
    const words = source.slice(start, end);
    const inline = isVoid(kind)
      ? { runs: [], at: [] }
      : readInline(kind.type === 'quote' ? inOneQuote(words) : words);
    if (!inline || (inline.runs.length === 0 && !isApart(kind))) return undefined;
    units.push({ ...unit, runs: inline.runs, at: inline.at.map((index) => start + index) });
  }
  return units;
}

/** The item that begins with a line, if one does. */
function itemAt(line: string): OpenList | 'unknown' | undefined {
  if (isOtherBlock(line)) return 'unknown';
  const [begin, room = '', marker = '', number = '', gap = ''] = itemStart.exec(line) ?? [];
  if (begin === undefined) return undefined;
  const words = line.slice(begin.length);
  if (isOtherBlock(words) || [itemStart, checkbox].some((pattern) => pattern.test(words))) return 'unknown';
  return {
    marker: room.length,
    words: room.length + marker.length + gap.length,
    number: number === '' ? undefined : Number(number),
    sign: marker.slice(-1),
  };
}

/** Opens the list that an item is in, and closes those that it is behind. */
function openItem(lists: OpenList[], item: OpenList, followsWords: boolean): UnitKind | undefined {
  while (item.marker < (lists.at(-1)?.marker ?? 0)) lists.pop();
  const around = lists.at(-1);
  const isFirst = !around || item.marker >= around.words;
  if (item.marker !== (isFirst ? (around?.words ?? 0) : around.marker)) return undefined;
  if (!isFirst) lists.pop();
  const ordered = item.number !== undefined;
  const goesOn = !isFirst && around.sign === item.sign;
  // Two lists beside each other would look like one.
  if (!isFirst && !goesOn && (around.number !== undefined) === ordered) return undefined;
  const mayStart = !ordered || item.number === 1;
  if (!goesOn && !mayStart) return undefined;
  if (followsWords && !around && !mayStart) return undefined;
  lists.push(item);
  return { type: 'item', ordered, depth: lists.length - 1 };
}
