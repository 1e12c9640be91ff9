import { isElement } from './dom';

/**
 * A page of the site gives the focus to its heading when it is opened. If the studio opened it, the focus stays where
 * it is. `opens` is called before another page is shown.
 */
export function keepFocus(frame: HTMLIFrameElement, view: Window, signal: AbortSignal) {
  const studio = frame.ownerDocument;
  let isOpening = false;
  let last = studio.activeElement;
  const remember = ({ target }: FocusEvent) => {
    if (target !== frame && target instanceof HTMLElement) last = target;
  };
  const giveBack = ({ target }: FocusEvent) => {
    if (!isOpening || !isElement(target) || !target.matches('[tabindex="-1"]')) return;
    isOpening = false;
    if (last instanceof HTMLElement && last.isConnected) last.focus({ preventScroll: true });
    else frame.blur();
  };
  studio.addEventListener('focusin', remember, { signal });
  view.document.addEventListener('focusin', giveBack, { signal });
  return {
    opens() {
      isOpening = studio.activeElement !== frame;
    },
  };
}
