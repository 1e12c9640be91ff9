import type { InlineCode } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';

/** Where something is in a text: `end` is exclusive. */
export interface Span {
  start: number;
  end: number;
}

const entity = /^&(#\d{1,7}|#[xX][\da-fA-F]{1,6}|\w{1,31});/;

/** Goes through a text as it is written and as it is read, side by side: where each of its characters is written. */
export function writtenCharacters(value: string, source: string, { start, end }: Span): Span[] {
  const written: Span[] = [];
  let at = start;
  const take = (length: number, characters: number) => {
    for (let count = 0; count < characters; count++) written.push({ start: at, end: at + length });
    at += length;
  };
  while (at < end && written.length < value.length) {
    const next = value[written.length];
    const [reference] = (source[at] === '&' && entity.exec(source.slice(at, end))) || [];
    const decoded = reference && decode(reference);
    if (source[at] === '\\' && source[at + 1] === next && /[!-/:-@[-`{-~]/.test(next ?? '')) take(2, 1);
    else if (reference && decoded && decoded !== reference && value.startsWith(decoded, written.length))
      take(reference.length, decoded.length);
    else if (source[at] === next) take(1, 1);
    // White space that the parser leaves out.
    else at++;
  }
  return written;
}

function decode(reference: string): string {
  const [paragraph] = fromMarkdown(reference).children;
  const [text] = paragraph?.type === 'paragraph' ? paragraph.children : [];
  return text?.type === 'text' ? text.value : reference;
}

/** The lines of code between two fences, which have no escapes, and may have spaces or > before them. */
export function writtenLines(value: string, source: string, { start, end }: Span): Span[] {
  const written: Span[] = [];
  for (let at = source.indexOf('\n', start) + 1; at < end && written.length < value.length; at++)
    if (source[at] === value[written.length]) written.push({ start: at, end: at + 1 });
  return written;
}

/** Code has no escapes. */
export function writtenCode({ value }: InlineCode, source: string, { start, end }: Span): Span[] {
  const [fence = ''] = /^`*/.exec(source.slice(start, end)) ?? [];
  const first = start + fence.length + (end - start - 2 * fence.length > value.length ? 1 : 0);
  return Array.from({ length: value.length }, (_, index) => ({
    start: first + index,
    end: first + index + 1,
  }));
}
