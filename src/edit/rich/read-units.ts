import { readInline } from './read-inline';
import type { UnitKind, WrittenUnit } from './units';

/** The lists around a line: where their markers and the words of their items begin. */
interface OpenList {
  marker: number;
  words: number;
  /** Of its last item. */
  number: number | undefined;
  /** `-`, or what is behind a number. */
  sign: string;
}

/** What is no paragraph and no list, at the start of a line. */
const otherBlock =
  /^ {0,3}(?:#{1,6}(?: |$)|>|`{3}|~{3}|<|\||(?:=+|-+) *$|(?:\* *){3,}$|(?:_ *){3,}$|(?:- *){3,}$|\[[^\]]*\]:)/;
const tableRule = /^ *(\| *)?(:?-+:? *\| *)+(:?-+:? *)?$/;
const itemStart = /^( *)([-*+]|(\d{1,9})[.)])( {1,4})(?=[^ ])/;
const emptyItem = /^ *(?:[-*+]|\d{1,9}[.)]) *$/;
const checkbox = /^\[[ x]\](?:\s|$)/i;

/** Brackets are compared with each other. */
const isTooDense = (source: string) => (source.match(/[*_[`]/g)?.length ?? 0) > 1000;

/**
 * The paragraphs and items of a Markdown text, or undefined if a text box can't show all of it as the page does: it then
 * is edited as it is written.
 */
export function readUnits(source: string): WrittenUnit[] | undefined {
  if (/[\t\r\u2028\u2029\0]/.test(source) || isTooDense(source)) return undefined;
  const found: FoundUnit[] = [];
  const lists: OpenList[] = [];
  let start = 0;
  let isOpen = false;
  for (const line of source.split('\n')) {
    const at = start;
    start += line.length + 1;
    if (/^ *$/.test(line)) {
      isOpen = false;
      continue;
    }
    const indent = line.search(/[^ ]/);
    const end = at + endOfWords(line);
    const item = itemAt(line);
    if (item === 'unknown') return undefined;
    const last = found.at(-1);
    if (item) {
      const kind = openItem(lists, item, isOpen && last?.kind.type === 'paragraph');
      if (!kind) return undefined;
      found.push({ kind, start: at + item.words, end });
      isOpen = true;
    } else if (isOpen && last) {
      if (indent > 3 && lists.length === 0) return undefined;
      last.end = end;
    } else {
      // A second paragraph of an item, or code.
      if (indent > 0) return undefined;
      lists.length = 0;
      found.push({ kind: { type: 'paragraph' }, start: at, end });
      isOpen = true;
    }
  }
  return withWords(source, found);
}

interface FoundUnit {
  kind: UnitKind;
  start: number;
  end: number;
}

function withWords(source: string, found: readonly FoundUnit[]): WrittenUnit[] | undefined {
  const units: WrittenUnit[] = [];
  for (const unit of found) {
    const { start, end } = unit;
    const inline = readInline(source.slice(start, end));
    if (!inline || inline.runs.length === 0) return undefined;
    units.push({ ...unit, runs: inline.runs, at: inline.at.map((index) => start + index) });
  }
  return units;
}

/** Without the spaces behind them. A pattern would look at each space from all before it. */
function endOfWords(line: string): number {
  let end = line.length;
  while (line[end - 1] === ' ') end--;
  return end;
}

/** The item that begins with a line, if one does. */
function itemAt(line: string): OpenList | 'unknown' | undefined {
  if ([otherBlock, tableRule, emptyItem].some((pattern) => pattern.test(line))) return 'unknown';
  const [begin, room = '', marker = '', number = '', gap = ''] = itemStart.exec(line) ?? [];
  if (begin === undefined) return undefined;
  const words = line.slice(begin.length);
  if ([itemStart, emptyItem, otherBlock, checkbox].some((pattern) => pattern.test(words))) return 'unknown';
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
