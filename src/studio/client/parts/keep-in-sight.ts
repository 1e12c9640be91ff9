/** What shows that somebody goes on by themselves. */
export const acts = ['wheel', 'pointerdown', 'touchmove', 'keydown'] as const;

/**
 * Scrolls what an element is in, until the extent is in sight, and does so again while heights around it change, as
 * pictures do when they load: until somebody scrolls, presses or types, or `signal` ends it.
 */
export function keepInSight(element: Element, extent: readonly Element[], signal: AbortSignal): void {
  const around = ancestorsOf(element);
  const show = () => {
    if (!element.isConnected) return end();
    for (const scroller of around.filter(isScroller)) {
      const distance = distanceOf(extent, scroller);
      if (distance !== 0) scroller.scrollBy({ top: distance, behavior: 'instant' });
    }
  };
  const observer = new ResizeObserver(show);
  const end = () => observer.disconnect();
  for (const each of [element, ...around]) observer.observe(each);
  signal.addEventListener('abort', end);
  for (const act of acts) addEventListener(act, end, { capture: true, passive: true, once: true, signal });
  show();
}

/** From the inside to the document. */
function ancestorsOf(element: Element): Element[] {
  const found: Element[] = [];
  for (let at = element.parentElement; at; at = at.parentElement) found.push(at);
  return found;
}

const isScroller = (element: Element): boolean =>
  element.scrollHeight > element.clientHeight &&
  (element === document.documentElement || /auto|scroll/.test(getComputedStyle(element).overflowY));

/** How far to scroll; 0 if all is in sight. What comes from elsewhere then begins at a third of what is seen. */
function distanceOf(extent: readonly Element[], scroller: Element): number {
  const boxes = extent.map((element) => element.getBoundingClientRect());
  const top = Math.min(...boxes.map((box) => box.top));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  const edge = scroller === document.documentElement ? 0 : scroller.getBoundingClientRect().top;
  const padding = Number.parseFloat(getComputedStyle(scroller).scrollPaddingBlockStart) || 0;
  const [first, last] = [edge + padding, edge + scroller.clientHeight];
  if (top >= first && bottom <= last) return 0;
  const third = first + (last - first) / 3;
  return top - Math.max(first, Math.min(third, last - (bottom - top)));
}
