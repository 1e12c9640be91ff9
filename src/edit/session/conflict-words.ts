import type { Conflict, Reason } from '../conflict';

const sentences: Partial<Record<Reason, string>> = {
  changed: 'This was changed elsewhere at the same time.',
  missing: 'What this belongs to was removed or moved elsewhere.',
};

/** Says a conflict to an editor, who sees the place and both values and needs no pointer. */
export const conflictWords = ({ reason, message }: Conflict): string => sentences[reason] ?? message;
