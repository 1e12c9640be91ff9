/** What shows that somebody goes on by themselves. */
export const acts = ['wheel', 'pointerdown', 'touchmove', 'keydown'] as const;

/**
 * Scrolls what an element is in, until the extent is in sight, and does so again while heights around it change, as
 * pictures do when they load: until somebody scrolls, presses or types, or `signal` ends it.
 */
export function keepInSight(element: Element, extent: () => readonly Element[], signal: AbortSignal): void {
  const scroller = scrollerOf(element);
  const show = () => {
    if (!element.isConnected) return end();
    const distance = distanceOf(extent(), scroller);
    if (distance !== 0) scroller.scrollBy({ top: distance, behavior: 'instant' });
  };
  const observer = new ResizeObserver(show);
  const end = () => observer.disconnect();
  for (let at: Element | null = element; at && at !== scroller; at = at.parentElement) observer.observe(at);
  observer.observe(scroller);
  signal.addEventListener('abort', end);
  for (const act of acts) addEventListener(act, end, { capture: true, passive: true, once: true, signal });
  show();
}

function scrollerOf(element: Element): Element {
  for (let at = element.parentElement; at; at = at.parentElement)
    if (/auto|scroll/.test(getComputedStyle(at).overflowY) && at.scrollHeight > at.clientHeight) return at;
  return document.documentElement;
}

/** How far to scroll; 0 if all is in sight. What comes from elsewhere then begins at a third of what is seen. */
function distanceOf(extent: readonly Element[], scroller: Element): number {
  const boxes = extent.map((element) => element.getBoundingClientRect());
  const [top, bottom] = [
    Math.min(...boxes.map(({ top }) => top)),
    Math.max(...boxes.map(({ bottom }) => bottom)),
  ];
  const { top: edge } = scroller === document.documentElement ? { top: 0 } : scroller.getBoundingClientRect();
  const padding = Number.parseFloat(getComputedStyle(scroller).scrollPaddingBlockStart) || 0;
  const [first, last] = [edge + padding, edge + scroller.clientHeight];
  if (top >= first && bottom <= last) return 0;
  const third = first + (last - first) / 3;
  return top - Math.max(first, Math.min(third, last - (bottom - top)));
}
