import { joinRuns, type Marks, plainMarks, type Run } from './runs';

/** A character that is read, with where its source begins. */
interface Letter extends Marks {
  text: string;
  at: number;
}

/** Delimiters that may still begin or end a mark. */
interface Delimiter {
  mark: string;
  at: number;
  /** How many are left. */
  count: number;
  /** Of the link that it is in. */
  href: string;
  opens: boolean;
  closes: boolean;
}

type Piece = Letter | Delimiter;

const isDelimiter = (piece: Piece): piece is Delimiter => 'count' in piece;

export interface ReadInline {
  runs: Run[];
  /** Where the source of each character of the runs begins. */
  at: number[];
}

/** What begins HTML, an address in angle brackets, an entity, a picture, crossed out words, or leads to a definition. */
const unknown = /^(?:<[a-z/!?]|&(?:#\w+|\w+);|!\[|~~|\]\[|\]:)/i;
const punctuation = /[!-/:-@[-`{-~]/;

/** Whether the page takes something for the second line of a table: a line, or words between marks, of bars and dashes. */
const hasTableRule = (source: string): boolean =>
  [...source.matchAll(/[ |:\\-]+/g)].some(
    ({ 0: letters, index }) =>
      /-[ :\\]*\|/.test(letters) &&
      isEdge(source[index - 1], '*_`[])') &&
      isEdge(source[index + letters.length], '*_`[]'),
  );

const isEdge = (letter: string | undefined, marks: string): boolean =>
  letter === undefined || letter === '\n' || marks.includes(letter);

/** The words of a paragraph as they are read, or undefined if a text box can't show all of it. */
export function readInline(source: string): ReadInline | undefined {
  if (hasTableRule(source)) return undefined;
  const letters = readLetters(source);
  if (!letters) return undefined;
  return {
    runs: joinRuns(letters.map(({ at: _, ...run }) => run)),
    at: letters.flatMap(({ text, at }) => [...Array(text.length).keys()].map((index) => at + index)),
  };
}

/** Each of them with its marks, and code in one. */
export const readLetters = (source: string): Letter[] | undefined => readPieces(source, 0, source.length, '');

/** Reads from one place to another, within a link or not. */
function readPieces(source: string, from: number, to: number, href: string): Letter[] | undefined {
  const pieces: Piece[] = [];
  const add = (text: string, at: number, code = false) =>
    pieces.push({ ...plainMarks, href, code, text, at });
  const breakLine = (at: number, length: number, text: string) => {
    add(text, at);
    return afterSpaces(source, at + length);
  };
  /** Each reads what begins with a character, and gives where it ends: undefined if a box can't show it. */
  const readers: Readonly<Record<string, (at: number) => number | undefined>> = {
    '\\'(at) {
      const next = source[at + 1] ?? '';
      if (next === '\n') {
        dropSpaces(pieces, href);
        return breakLine(at, 2, '\n');
      }
      const isEscape = at + 1 < to && punctuation.test(next);
      add(isEscape ? next : '\\', at);
      return at + (isEscape ? 2 : 1);
    },
    '\n': (at) => breakLine(at, 1, dropSpaces(pieces, href) > 1 ? '\n' : ' '),
    '`'(at) {
      const [fence = ''] = /^`+/.exec(source.slice(at)) ?? [];
      const start = at + fence.length;
      const end = endOfCode(source, start, to, fence.length);
      if (end === undefined) {
        add(fence, at);
        return start;
      }
      const code = source.slice(start, end);
      const isPadded = /^ .* $/.test(code) && code.trim() !== '';
      add(isPadded ? code.slice(1, -1) : code, start + (isPadded ? 1 : 0), true);
      return code.includes('\n') ? undefined : end + fence.length;
    },
    '['(at) {
      const found = linkAt(source, at, to);
      if (!found) {
        add('[', at);
        return at + 1;
      }
      const label =
        found === 'unknown' || href !== ''
          ? undefined
          : readPieces(source, at + 1, found.close, found.address);
      pieces.push(...(label ?? []));
      return found === 'unknown' || !label?.length ? undefined : found.end;
    },
  };
  for (let at = from; at < to; ) {
    const letter = source[at] ?? '';
    const [run] = /^(?:\*+|_+)/.exec(source.slice(at, to)) ?? [];
    let end: number | undefined = at + (run ?? letter).length;
    if (run) pieces.push({ ...delimiterAt(source, at, run), href });
    else if (/[<&!~\]]/.test(letter) && unknown.test(source.slice(at, to))) return undefined;
    else if (readers[letter]) end = readers[letter](at);
    else add(letter, at);
    if (end === undefined) return undefined;
    at = end;
  }
  return markPieces(pieces);
}

/** Spaces at the end of a line, which are read as nothing. */
function dropSpaces(pieces: Piece[], href: string): number {
  const isSpace = (piece: Piece) =>
    !isDelimiter(piece) && piece.text === ' ' && !piece.code && piece.href === href;
  const kept = pieces.findLastIndex((piece) => !isSpace(piece)) + 1;
  return pieces.splice(kept).length;
}

const afterSpaces = (source: string, from: number): number => {
  let at = from;
  while (source[at] === ' ') at++;
  return at;
};

function endOfCode(source: string, from: number, to: number, length: number): number | undefined {
  for (let at = source.indexOf('`', from); at !== -1 && at < to; ) {
    const [fence = ''] = /^`+/.exec(source.slice(at)) ?? [];
    if (fence.length === length) return at;
    at = source.indexOf('`', at + fence.length);
  }
  return undefined;
}

/** A link whose label may hold brackets in pairs, escapes and code. */
function linkAt(
  source: string,
  open: number,
  to: number,
): { close: number; end: number; address: string } | 'unknown' | undefined {
  let depth = 0;
  for (let at = open; at < to; at++) {
    const letter = source[at];
    if (letter === '\\') at++;
    else if (letter === '`') {
      const [fence = ''] = /^`+/.exec(source.slice(at)) ?? [];
      const end = endOfCode(source, at + fence.length, to, fence.length);
      at = (end ?? at) + fence.length - 1;
    } else if (letter === '[') depth++;
    else if (letter === ']') {
      depth--;
      if (depth > 0) continue;
      if (source[at + 1] !== '(') return undefined;
      const [whole = '', address] = /^\]\(([^\s()<>\\]+)\)/.exec(source.slice(at, to)) ?? [];
      return address === undefined ? 'unknown' : { close: at, end: at + whole.length, address };
    }
  }
  return undefined;
}

const isSpace = (letter: string) => letter === '' || /\s/.test(letter);
const isMark = (letter: string) => /[\p{P}\p{S}]/u.test(letter);

function delimiterAt(source: string, at: number, run: string): Omit<Delimiter, 'href'> {
  // The parser looks at code units.
  const [previous = '', next = ''] = [source[at - 1], source[at + run.length]];
  const left = !isSpace(next) && (!isMark(next) || isSpace(previous) || isMark(previous));
  const right = !isSpace(previous) && (!isMark(previous) || isSpace(next) || isMark(next));
  const mark = run[0] ?? '';
  const opens = mark === '*' ? left : left && (!right || isMark(previous));
  const closes = mark === '*' ? right : right && (!left || isMark(next));
  return { mark, at, count: run.length, opens, closes };
}

/** Gives letters the marks that delimiters around them say. What is left of delimiters is read as it is. */
function markPieces(pieces: Piece[]): Letter[] {
  for (let end = 0; end < pieces.length; ) {
    const closer = pieces[end];
    const start =
      closer && isDelimiter(closer) && closer.closes && closer.count > 0 ? openerOf(pieces, end) : -1;
    const opener = pieces[start];
    if (!closer || !isDelimiter(closer) || !opener || !isDelimiter(opener)) {
      end++;
      continue;
    }
    const strong = opener.count > 1 && closer.count > 1;
    for (const piece of pieces.slice(start + 1, end)) {
      if (!isDelimiter(piece)) piece[strong ? 'strong' : 'em'] = true;
      // What has found no partner within is read as it is, with this mark.
      else piece.opens = piece.closes = false;
    }
    for (let index = start + 1; index < end; index++) {
      const piece = pieces[index];
      if (piece && isDelimiter(piece)) {
        const letters = lettersOf(piece).map((letter) => ({ ...letter, [strong ? 'strong' : 'em']: true }));
        pieces.splice(index, 1, ...letters);
        index += letters.length - 1;
        end += letters.length - 1;
      }
    }
    const used = strong ? 2 : 1;
    opener.count -= used;
    closer.count -= used;
    closer.at += used;
  }
  return pieces.flatMap((piece) => (isDelimiter(piece) ? lettersOf(piece) : [piece]));
}

const lettersOf = ({ mark, at, count, href }: Delimiter): Letter[] =>
  Array.from({ length: count }, (_, index) => ({ ...plainMarks, href, text: mark, at: at + index }));

function openerOf(pieces: readonly Piece[], end: number): number {
  const closer = pieces[end];
  if (!closer || !isDelimiter(closer)) return -1;
  return pieces.findLastIndex((piece, index) => {
    if (index >= end || !isDelimiter(piece) || piece.mark !== closer.mark) return false;
    if (!piece.opens || piece.count === 0) return false;
    // The rule of three, as the parser has it: of what is left of both.
    const isBoth = piece.closes || closer.opens;
    return !isBoth || closer.count % 3 === 0 || (piece.count + closer.count) % 3 !== 0;
  });
}
