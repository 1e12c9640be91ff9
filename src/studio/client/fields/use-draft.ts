import { useState } from 'react';

interface Draft {
  text: string;
  /** The value of the field when the text was typed, or since it became the text. */
  seen: unknown;
  /** The value that the field had before. */
  start: unknown;
}

/**
 * The text of a control while it is edited. It stays what was typed, also while that is no value yet; a value that
 * comes from somewhere else replaces it.
 */
export function useDraft(
  value: unknown,
  format: (value: unknown) => string,
  read: (text: string, start: unknown) => unknown,
) {
  const [draft, setDraft] = useState<Draft>();
  if (draft && draft.seen !== value)
    setDraft(read(draft.text, draft.start) === value ? { ...draft, seen: value } : undefined);
  const start = draft ? draft.start : value;
  return {
    text: draft?.text ?? format(value),
    isEdited: draft !== undefined,
    start,
    type: (text: string) => setDraft({ text, seen: value, start }),
    drop: () => setDraft(undefined),
  };
}
