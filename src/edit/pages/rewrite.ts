import type { Place } from '../../site/json/place';
import type { Span } from '../../site/page/written-characters';
import type { SetValue } from '../operation';

/** A part of a text in the content: an address, or a word. */
export interface TextPart extends Place {
  /** The whole text of the field. */
  text: string;
  span: Span;
}

export interface Rewrite {
  part: TextPart;
  by: string;
}

/** The operations that change parts of texts and nothing else. Those of one text come one after the other. */
export function rewriteOperations(rewrites: readonly Rewrite[]): SetValue[] {
  let last: { part: TextPart; text: string; shift: number } | undefined;
  return rewrites.map(({ part, by }) => {
    const { file, pointer, span } = part;
    const isSame = last?.part.file === file && last.part.pointer === pointer;
    const { text: was, shift } = last && isSame ? last : { text: part.text, shift: 0 };
    const value = was.slice(0, span.start + shift) + by + was.slice(span.end + shift);
    last = { part, text: value, shift: shift + by.length - (span.end - span.start) };
    return { op: 'set', file, at: pointer, value, was };
  });
}
