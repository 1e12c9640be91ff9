import { useEffect, useRef } from 'react';
import { type PanelName, useEditor } from '../model/editor';
import { commandKey } from '../parts/command-key';
import { focusTarget, isTextBox } from '../parts/focus-targets';

interface OwnActions {
  toggle(panel: PanelName): void;
  /** Shows the filter of the pages, with the focus in it. */
  filter(): void;
}

interface ShortcutActions extends OwnActions {
  undo(): void;
  redo(): void;
}

/** The text of a box that is no content, or not yet, such as a filter; undefined elsewhere. */
function ownText(target: EventTarget | null): string | undefined {
  const isBox = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  if (!isBox || !isTextBox(target)) return undefined;
  return target.matches('[data-draft]') || !target.closest('[data-pointer]') ? target.value : undefined;
}

/** The keys that do the same everywhere in the studio. */
export function useShortcuts({ toggle, filter }: OwnActions): void {
  const { undo, redo } = useEditor();
  const actions = useRef<ShortcutActions>({ undo, redo, toggle, filter });
  useEffect(() => {
    actions.current = { undo, redo, toggle, filter };
  });
  useEffect(() => {
    /** What boxes had in them when they got the focus. */
    const starts = new WeakMap<EventTarget, string>();
    const onFocus = ({ target }: FocusEvent) => {
      const text = ownText(target);
      if (target && text !== undefined) starts.set(target, text);
    };
    const onKey = (event: KeyboardEvent) => {
      const act = actionOf(event, isModalOpen() ? noActions : actions.current, starts);
      if (!act) return;
      // Otherwise a field would go back alone, and the file would not.
      event.preventDefault();
      act();
    };
    const ended = new AbortController();
    const options = { capture: true, signal: ended.signal };
    addEventListener('focusin', onFocus, options);
    addEventListener('keydown', onKey, options);
    return () => ended.abort();
  }, []);
}

const nothing = () => {};

/** What is behind an open dialog stays as it is. */
const noActions: ShortcutActions = { undo: nothing, redo: nothing, toggle: nothing, filter: nothing };

const isModalOpen = (): boolean =>
  document.querySelector('[role="dialog"]:not([aria-modal="false"])') !== null;

/** What a key does; undefined for other keys. */
function actionOf(
  event: KeyboardEvent,
  { undo, redo, toggle, filter }: ShortcutActions,
  starts: WeakMap<EventTarget, string>,
): (() => void) | undefined {
  const { key, shiftKey } = event;
  const letter = commandKey(event);
  if (letter !== '') {
    if (letter === 'k') return shiftKey || makesLinks(event.target) ? undefined : filter;
    const text = ownText(event.target);
    if (text !== undefined) {
      // The browser's history is that of the whole document: before this text come those of fields.
      const isFirst = event.target !== null && starts.get(event.target) === text;
      return letter === 'z' && !shiftKey && isFirst ? nothing : undefined;
    }
    if (letter === 'y' || (letter === 'z' && shiftKey)) return redo;
    return letter === 'z' ? undo : undefined;
  }
  if (key === 'F6') return () => goToPane(shiftKey ? -1 : 1);
  return key === 'F1' ? () => toggle(shiftKey ? 'keys' : 'help') : undefined;
}

/** True in a text of Markdown, where Ctrl+K makes a link. */
const makesLinks = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('.field-markdown > .field-input');

/** Moves the focus to the next part of the window that is open. */
function goToPane(step: number): void {
  const panes = [...document.querySelectorAll<HTMLElement>('[data-pane]:not([hidden]), .block-bar')].filter(
    (pane) => focusTarget(pane)?.checkVisibility({ visibilityProperty: true }),
  );
  // The bar of a block is within the page's pane.
  const now = panes.findLastIndex((pane) => pane.contains(document.activeElement));
  const next = panes[(now + step + panes.length) % panes.length];
  const target = next && focusTarget(next);
  target?.focus();
  // A browser does not scroll to a frame that gets the focus.
  if (target instanceof HTMLIFrameElement) next?.scrollIntoView();
}
