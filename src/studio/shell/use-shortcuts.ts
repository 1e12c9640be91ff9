import { useEffect, useRef } from 'react';
import { type PanelName, useEditor } from '../editor';

interface ShortcutActions {
  undo(): void;
  redo(): void;
  toggle(panel: PanelName): void;
}

/** The keys that do the same everywhere in the studio. */
export function useShortcuts(toggle: (panel: PanelName) => void): void {
  const { undo, redo } = useEditor();
  const actions = useRef<ShortcutActions>({ undo, redo, toggle });
  useEffect(() => {
    actions.current = { undo, redo, toggle };
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const act = actionOf(event, actions.current);
      if (!act) return;
      // Otherwise a field would go back alone, and the file would not.
      event.preventDefault();
      act();
    };
    addEventListener('keydown', onKey, { capture: true });
    return () => removeEventListener('keydown', onKey, { capture: true });
  }, []);
}

/** What a key does; undefined for other keys. */
function actionOf(event: KeyboardEvent, { undo, redo, toggle }: ShortcutActions): (() => void) | undefined {
  const { key, shiftKey } = event;
  if (event.ctrlKey || event.metaKey) {
    const letter = key.toLowerCase();
    if (letter === 'y' || (letter === 'z' && shiftKey)) return redo;
    return letter === 'z' ? undo : undefined;
  }
  if (key === 'F6') return () => goToPane(shiftKey ? -1 : 1);
  if (key === 'F1') return () => toggle('help');
  if (key === '?' && !isTyping(event.target)) return () => toggle('keys');
  return undefined;
}

/** True where a character is part of a text. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, [contenteditable]') !== null;

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
