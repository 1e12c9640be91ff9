import { type RefObject, useLayoutEffect } from 'react';
import { followCursor } from '../../../../edit/merge/merge-typing';

/** Keeps the cursor of a box where it is in its text while others change that: a browser would put it at the end. */
export function useKeptCursor({ current }: RefObject<HTMLTextAreaElement | null>, text: string): void {
  const isChanged = current !== null && current === document.activeElement && current.value !== text;
  // Only now the box has them.
  const before = isChanged && ([current.value, current.selectionStart, current.selectionEnd] as const);
  useLayoutEffect(() => {
    if (!before) return;
    const [was, start, end] = before;
    current?.setSelectionRange(followCursor(was, text, start), followCursor(was, text, end));
  });
}
