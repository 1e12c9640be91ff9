export interface Bracket {
  offset: number;
  opens: '{' | '[';
}

export interface BracketScan {
  /** Brackets that are open at the end, the innermost last. */
  open: readonly Bracket[];
  /** The first bracket whose partner stands further left: indentation says that its own partner is missing. */
  suspect: Bracket | undefined;
}

interface IndentedBracket extends Bracket {
  indent: number;
}

/** Brackets outside strings, up to an offset. */
export function scanBrackets(text: string, end: number): BracketScan {
  const open: IndentedBracket[] = [];
  let suspect: Bracket | undefined;
  let lineStart = 0;
  /** Where the line's first sign stands, or -1 before it is met. */
  let first = -1;
  for (let at = 0; at < end; at++) {
    const sign = text[at] ?? '';
    if (sign === '\n') {
      lineStart = at + 1;
      first = -1;
    }
    if (sign <= ' ') continue;
    const startsLine = first === -1;
    if (startsLine) first = at;
    const indent = first - lineStart;
    if (sign === '"') {
      at = endOfString(text, at);
      // The break of the line counts, too.
      if (text[at] === '\n') at--;
    } else if (sign === '{' || sign === '[') open.push({ offset: at, opens: sign, indent });
    else if (sign === '}' || sign === ']') {
      const partner = open.pop();
      if (partner && startsLine && indent < partner.indent) suspect ??= partner;
    }
  }
  return { open, suspect };
}

export interface Measures {
  /** How many brackets may stand within each other. */
  levels: number;
  /** How many items a list may have, or fields an object. */
  items: number;
}

export interface Excess {
  /** The bracket's. */
  offset: number;
  of: keyof Measures;
}

/** The first bracket outside strings that stands within too many others or holds too much. */
export function firstExcess(text: string, most: Measures): Excess | undefined {
  const open: { offset: number; commas: number }[] = [];
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (sign === '"') at = endOfString(text, at);
    else if (sign === '{' || sign === '[') {
      if (open.length === most.levels) return { offset: at, of: 'levels' };
      open.push({ offset: at, commas: 0 });
    } else if (sign === '}' || sign === ']') open.pop();
    else if (sign === ',') {
      const inner = open.at(-1);
      if (!inner) continue;
      inner.commas++;
      if (inner.commas === most.items) return { offset: inner.offset, of: 'items' };
    }
  }
  return undefined;
}

/** The offset of the closing quote, or of the line's end when there is none. */
export function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    if (text[at] === '\\') at++;
    else if (text[at] === '"' || text[at] === '\n') return at;
  }
  return text.length;
}
