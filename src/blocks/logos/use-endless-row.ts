import { type RefObject, useEffect, useState } from 'react';
import type { LogoView } from '../../site/resolve/view';
import { afterPaint } from '../../ui/hooks/after-paint';
import { isKeyboardFocus } from '../../ui/hooks/use-auto-motion';

/** Pixels a second: docs/product.md, marquee speed. */
const speed = 80;
/** Beyond the faded edge of the window, in pixels. */
const inset = 80;

/** The time in which the row moves by its width, in seconds. The animation is in logos.css. */
const turn = (row: Element) => row.getBoundingClientRect().width / speed;

/** Moves the row to a position where a link is in view. */
function showLink(link: Element, row: Element, copies: readonly Element[]) {
  const [of, from] = [link.getBoundingClientRect(), row.getBoundingClientRect()];
  const before = document.dir === 'rtl' ? from.right - of.right : of.left - from.left;
  const seconds = (before - inset) / speed;
  for (const part of copies)
    for (const animation of part.getAnimations()) animation.currentTime = Math.max(0, seconds * 1000);
}

/** Puts a copy of the row after it, so that it can loop. Returns whether the row is ready to move. */
export function useEndlessRow(
  view: RefObject<HTMLElement | null>,
  logos: readonly LogoView[],
  wanted: boolean,
): boolean {
  const [ready, setReady] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other logos need a new copy
  useEffect(() => {
    const node = view.current;
    const row = node?.firstElementChild;
    if (!wanted || !node || !row) return;
    const copy = document.importNode(row, true);
    copy.setAttribute('aria-hidden', 'true');
    // Not inert: then a click on one of its links would do nothing.
    for (const link of copy.querySelectorAll('a')) link.tabIndex = -1;
    // Its drawings refer to the same names in the row itself.
    for (const named of copy.querySelectorAll('[id]')) named.removeAttribute('id');

    const measure = () => node.style.setProperty('--turn', `${turn(row)}s`);
    const sizes = new ResizeObserver(measure);
    const cancel = afterPaint(() => {
      measure();
      row.after(copy);
      sizes.observe(row);
      setReady(true);
    });
    const onFocus = ({ target }: Event) => {
      // A link that moves away while it is pressed is not clicked.
      if (target instanceof Element && isKeyboardFocus({ target })) showLink(target, row, [row, copy]);
    };
    row.addEventListener('focusin', onFocus);
    return () => {
      cancel();
      row.removeEventListener('focusin', onFocus);
      sizes.disconnect();
      copy.remove();
      setReady(false);
    };
  }, [view, logos, wanted]);
  return ready;
}
