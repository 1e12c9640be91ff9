import { useEffect, useRef } from 'react';
import { useEditor } from '../editor';

/** The keys that do the same everywhere in the studio. */
export function useShortcuts(): void {
  const { undo, redo } = useEditor();
  const actions = useRef({ undo, redo });
  useEffect(() => {
    actions.current = { undo, redo };
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const letter = event.ctrlKey || event.metaKey ? event.key.toLowerCase() : '';
      if (letter === 'y' || (letter === 'z' && event.shiftKey)) actions.current.redo();
      else if (letter === 'z') actions.current.undo();
      else if (event.key === 'F6') goToPane(event.shiftKey ? -1 : 1);
      else return;
      // Otherwise a field would go back alone, and the file would not.
      event.preventDefault();
    };
    addEventListener('keydown', onKey, { capture: true });
    return () => removeEventListener('keydown', onKey, { capture: true });
  }, []);
}

const focusable =
  'iframe, [data-focus][tabindex="0"], input:not([disabled]), textarea, select, button:not([disabled]), a[href]';

/** Moves the focus to the next part of the window that is open. */
function goToPane(step: number): void {
  const panes = [...document.querySelectorAll<HTMLElement>('[data-pane]:not([hidden])')];
  const now = panes.findIndex((pane) => pane.contains(document.activeElement));
  const next = panes[(now + step + panes.length) % panes.length];
  const preferred = next?.querySelector<HTMLElement>('[data-focus][tabindex="0"]');
  (preferred ?? next?.querySelector<HTMLElement>(focusable))?.focus();
}
