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

/** Brackets outside strings, up to an offset. */
export function scanBrackets(text: string, end: number): BracketScan {
  const open: Bracket[] = [];
  let suspect: Bracket | undefined;
  for (let at = 0; at < end; at++) {
    const sign = text[at];
    if (sign === '"') at = endOfString(text, at);
    else if (sign === '{' || sign === '[') open.push({ offset: at, opens: sign });
    else if (sign === '}' || sign === ']') {
      const partner = open.pop();
      if (partner && startsLine(text, at) && indent(text, at) < indent(text, partner.offset))
        suspect ??= partner;
    }
  }
  return { open, suspect };
}

/** The offset of the first bracket outside strings that stands within more than `levels` others. */
export function firstBracketBelow(text: string, levels: number): number | undefined {
  let open = 0;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (sign === '"') at = endOfString(text, at);
    else if (sign === '{' || sign === '[') {
      if (open === levels) return at;
      open++;
    } else if (sign === '}' || sign === ']') open = Math.max(0, open - 1);
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

function startsLine(text: string, offset: number): boolean {
  return text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset).trim() === '';
}

function indent(text: string, offset: number): number {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  return text.slice(start, offset + 1).search(/\S/);
}
