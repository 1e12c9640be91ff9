import type { Conflict, Reason } from '../../../edit/conflict';

const changed = 'This was changed elsewhere at the same time.';

const sentences: Partial<Record<Reason, string>> = {
  changed,
  missing: 'What this belongs to was removed or moved elsewhere.',
};

/** What somebody else has done at the same time; undefined if that is not why an operation does not fit. */
export const overtakenBy = ({ reason, operation }: Conflict): string | undefined =>
  reason === 'exists' && operation.op === 'insert' ? changed : sentences[reason];

/** Says a conflict to an editor, who sees the place and both values and needs no pointer. */
export const conflictWords = (conflict: Conflict): string => overtakenBy(conflict) ?? conflict.message;
