import { scanBrackets } from './brackets';

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
