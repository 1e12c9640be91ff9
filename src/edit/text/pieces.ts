import type { Span } from '../../site/page/written-characters';
import type { TextEdit } from '../operation';

/** A part of the first text, or a new text. */
type Piece = { from: number; to: number } | { text: string };

/** Joins edits, each made on the text after the one before, into edits of the first text. */
export interface Pieces {
  replace(edit: TextEdit): void;
  /** Sorted, and apart from each other. */
  edits(): TextEdit[];
}

export function createPieces(length: number): Pieces {
  let pieces: Piece[] = [{ from: 0, to: length }];
  return {
    replace({ offset, length, text }) {
      const before = cut(pieces, 0, offset);
      const after = cut(pieces, offset + length, Number.POSITIVE_INFINITY);
      pieces = [...before, ...(text === '' ? [] : [{ text }]), ...after];
    },
    edits() {
      const edits: TextEdit[] = [];
      let at = 0;
      let text = '';
      for (const piece of [...pieces, { from: length, to: length }]) {
        if ('text' in piece) text += piece.text;
        else {
          if (text !== '' || piece.from > at) edits.push({ offset: at, length: piece.from - at, text });
          at = piece.to;
          text = '';
        }
      }
      return edits;
    },
  };
}

/** The pieces between two offsets of the present text. */
function cut(pieces: readonly Piece[], start: number, end: number): Piece[] {
  const found: Piece[] = [];
  let at = 0;
  for (const piece of pieces) {
    const length = 'text' in piece ? piece.text.length : piece.to - piece.from;
    const from = Math.max(start - at, 0);
    const to = Math.min(end - at, length);
    if (from < to)
      found.push(
        'text' in piece
          ? { text: piece.text.slice(from, to) }
          : { from: piece.from + from, to: piece.from + to },
      );
    at += length;
  }
  return found;
}

/** Edits that write the same text over each of these spans, which are sorted and apart from each other. */
export const editsOf = (spans: readonly Span[], text: string): TextEdit[] =>
  spans.map(({ start, end }) => ({ offset: start, length: end - start, text }));

/** The text with edits that are sorted and apart from each other. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  let result = '';
  let at = 0;
  for (const { offset, length, text: added } of edits) {
    result += text.slice(at, offset) + added;
    at = offset + length;
  }
  return result + text.slice(at);
}

/** The edits that make the edited text what it was, byte by byte. */
export function inverseEdits(text: string, edits: readonly TextEdit[]): TextEdit[] {
  let shift = 0;
  return edits.map(({ offset, length, text: added }) => {
    const inverse = {
      offset: offset + shift,
      length: added.length,
      text: text.slice(offset, offset + length),
    };
    shift += added.length - length;
    return inverse;
  });
}
