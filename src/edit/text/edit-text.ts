import { markLength } from '../../site/files/files';
import { type Conflict, isConflict } from '../conflict';
import type { TextEdit, ValueOperation } from '../operation';
import { createDraft } from './draft';
import { perform } from './perform';
import { applyEdits, inverseEdits } from './pieces';

/** A text after operations. */
export interface EditedText {
  text: string;
  /** Of the text before: sorted, and apart from each other. */
  edits: readonly TextEdit[];
  /** Edits of the text after, which make it what it was, byte by byte. */
  inverse: readonly TextEdit[];
  /** Operations that undo these, also in a text that changes afterwards. */
  undo: readonly ValueOperation[];
}

/**
 * Applies operations to the text of one file, one after the other, by the smallest edits: all of them, or none and
 * the first conflict. The text must be JSON without a mistake.
 */
export function editText(
  file: string,
  text: string,
  operations: readonly ValueOperation[],
): EditedText | Conflict {
  const mark = markLength(text);
  const draft = createDraft(file, text.slice(mark));
  const undo: ValueOperation[] = [];
  for (const operation of operations) {
    const outcome = perform(draft, operation);
    if (isConflict(outcome)) return outcome;
    undo.unshift(...outcome.undo);
  }
  const edits = draft.edits().map((edit) => ({ ...edit, offset: edit.offset + mark }));
  return { text: applyEdits(text, edits), edits, inverse: inverseEdits(text, edits), undo };
}
