import { useEffect } from 'react';
import { focusTarget } from '../parts/focus-targets';

/**
 * Keeps the focus in its part of the window when the control that had it is gone, as after an undo: otherwise the
 * browser gives it to the document, and the next Tab begins at the top.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    /** The control that had the focus last, and what it is in, from the inside to its pane. */
    let around: readonly Element[] = [];
    const ended = new AbortController();
    const options = { capture: true, signal: ended.signal };
    const note = ({ target }: FocusEvent) => {
      const found = target instanceof Element ? pathToPane(target) : [];
      if (found.length > 0) around = found;
    };
    addEventListener('focusin', note, options);
    /** Somebody has pressed where nothing takes the focus. A dialog that closes lets it go for a moment, too. */
    const letGo = () => {
      if (document.activeElement === document.body && around[0]?.isConnected) around = [];
    };
    addEventListener('mousedown', () => setTimeout(letGo), options);
    const keep = () => {
      if (document.activeElement !== document.body || around[0]?.isConnected !== false) return;
      const left = around.filter((element) => element.isConnected);
      const target = left.map(landing).find((element) => element);
      target?.focus({ preventScroll: left.length === 1 });
    };
    // Who takes the focus by itself, such as a dialog that closes, does so before.
    const keepSoon = () => requestAnimationFrame(() => setTimeout(keep));
    const observer = new MutationObserver(() => {
      if (document.activeElement === document.body) keepSoon();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      ended.abort();
      observer.disconnect();
    };
  }, []);
}

/** A whole pane has a form or a panel that can take the focus itself. */
const landing = (element: Element): HTMLElement | null | undefined =>
  (element.matches('[data-pane]') && element.querySelector<HTMLElement>('.form-body[tabindex]')) ||
  focusTarget(element);

function pathToPane(element: Element): readonly Element[] {
  const pane = element.closest('[data-pane]');
  const path: Element[] = [];
  for (let at: Element | null = pane && element; at; at = at === pane ? null : at.parentElement)
    path.push(at);
  return path;
}
