import { type RefObject, useEffect, useState } from 'react';

/** Rows beyond the window that are drawn, so that scrolling shows no gap. */
const spare = 12;

/** Which rows of a long list are drawn: those in sight. All rows have one height, in pixels. */
export function useWindowed(box: RefObject<HTMLElement | null>, count: number, height: number) {
  const [view, setView] = useState({ top: 0, size: 800 });
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const look = () => setView({ top: element.scrollTop, size: element.clientHeight });
    const observer = new ResizeObserver(look);
    observer.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [box]);
  const first = Math.max(0, Math.floor(view.top / height) - spare);
  const last = Math.min(count, Math.ceil((view.top + view.size) / height) + spare);
  return { first, last };
}
