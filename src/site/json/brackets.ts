export interface Bracket {
  offset: number;
  opens: '{' | '[';
}

export interface BracketScan {
  /** Brackets that are open at the end, the innermost last. */
  open: readonly Bracket[];
  /** The first bracket whose partner has less indentation: its real partner is probably missing. */
  suspect: Bracket | undefined;
}

export interface IndentedBracket {
  offset: number;
  character: string;
  /** Of its line. */
  indent: number;
  /** It is the first character of its line. */
  startsLine: boolean;
}

/** Brackets outside strings that are open at an offset. */
export function scanBrackets(text: string, end: number): BracketScan {
  const open: (Bracket & IndentedBracket)[] = [];
  let suspect: Bracket | undefined;
  for (const { character, ...place } of allBrackets(text, end)) {
    if (character === '{' || character === '[') open.push({ ...place, character, opens: character });
    else {
      const partner = open.pop();
      if (partner && place.startsLine && place.indent < partner.indent) suspect ??= partner;
    }
  }
  return { open, suspect };
}

/** Brackets outside strings, up to an offset. */
export function allBrackets(text: string, end = text.length): IndentedBracket[] {
  const brackets: IndentedBracket[] = [];
  let lineStart = 0;
  /** The offset of the line's first character, or -1 before it was found. */
  let first = -1;
  for (let at = 0; at < end; at++) {
    const character = text[at] ?? '';
    if (character === '\n') {
      lineStart = at + 1;
      first = -1;
    }
    if (character <= ' ') continue;
    const startsLine = first === -1;
    if (startsLine) first = at;
    if (character === '"') {
      at = endOfString(text, at);
      // The next step must see the line break too.
      if (text[at] === '\n') at--;
    } else if ('{}[]'.includes(character))
      brackets.push({ offset: at, character, indent: first - lineStart, startsLine });
  }
  return brackets;
}

export interface Measures {
  /** How deep brackets may be nested. */
  levels: number;
  /** How many items a list may have, or fields an object. */
  items: number;
}

export interface Excess {
  /** Where the bracket is. */
  offset: number;
  of: keyof Measures;
}

/** The first bracket outside strings that is nested too deep or has too many items. */
export function firstExcess(text: string, most: Measures): Excess | undefined {
  const open: { offset: number; commas: number }[] = [];
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    if (character === '"') at = endOfString(text, at);
    else if (character === '{' || character === '[') {
      if (open.length === most.levels) return { offset: at, of: 'levels' };
      open.push({ offset: at, commas: 0 });
    } else if (character === '}' || character === ']') open.pop();
    else if (character === ',') {
      const inner = open.at(-1);
      if (!inner) continue;
      inner.commas++;
      if (inner.commas === most.items) return { offset: inner.offset, of: 'items' };
    }
  }
  return undefined;
}

/** The offset of the closing quote, or of the end of the line if there is none. */
export function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    if (text[at] === '\\') at++;
    else if (text[at] === '"' || text[at] === '\n') return at;
  }
  return text.length;
}

/** Where an object starts that another one follows at the same indentation, as if they were in a list. */
export function listWithoutBracket(text: string, offset: number, previous: number): number | undefined {
  const end = lastVisible(text, previous);
  if (text[offset] !== '{' || text[previous] !== ',' || text[end] !== '}') return undefined;
  const start = scanBrackets(text, end).open.at(-1)?.offset;
  return start !== undefined && startOfLine(text, start) === startOfLine(text, offset) ? start : undefined;
}

/** The spaces before the first character of a line; undefined for any other character. */
function startOfLine(text: string, offset: number): string | undefined {
  const start = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
  return start.trim() === '' ? start : `${start}…`;
}

/** Where a name starts that follows objects of a list, as if its own brace were lost. */
export function nameWithoutBrace(text: string, end: number): number | undefined {
  const [name] =
    text[end] === '"' ? (/"[^"\n]*"$/.exec(text.slice(Math.max(0, end - 100), end + 1)) ?? []) : [];
  const start = end + 1 - (name?.length ?? 0);
  const comma = lastVisible(text, start);
  return name !== undefined && text[comma] === ',' && text[lastVisible(text, comma)] === '}'
    ? start
    : undefined;
}

/** The last character before an offset that is not white space. */
export function lastVisible(text: string, offset: number): number {
  let at = Math.min(offset, text.length) - 1;
  while (at > 0 && /\s/.test(text[at] ?? '')) at--;
  return Math.max(at, 0);
}
