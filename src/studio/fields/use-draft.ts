import { useState } from 'react';

interface Draft {
  text: string;
  /** The value of the field when the text was typed, or since it became the text. */
  seen: unknown;
}

/**
 * The text of a control while it is edited. It stays what was typed, also while that is no value yet; a value that
 * comes from somewhere else replaces it.
 */
export function useDraft(
  value: unknown,
  format: (value: unknown) => string,
  read: (text: string) => unknown,
) {
  const [draft, setDraft] = useState<Draft>();
  if (draft && draft.seen !== value)
    setDraft(read(draft.text) === value ? { text: draft.text, seen: value } : undefined);
  return {
    text: draft?.text ?? format(value),
    isEdited: draft !== undefined,
    type: (text: string) => setDraft({ text, seen: value }),
    drop: () => setDraft(undefined),
  };
}
