import { type RefObject, useEffect, useState } from 'react';

/** Rows beyond the window that are drawn, so that scrolling shows no gap. */
const spare = 12;

/** Tells which rows of a long list are in sight, or soon. All rows have one height, in pixels. */
export function useWindowed(box: RefObject<HTMLElement | null>, height: number): (index: number) => boolean {
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
  const first = Math.floor(view.top / height) - spare;
  const last = Math.ceil((view.top + view.size) / height) + spare;
  return (index) => index >= first && index < last;
}
