import { type RefObject, useEffect, useRef, useState } from 'react';
import { observe } from 'react-intersection-observer';
import { useReducedMotion } from '../../ui/hooks/use-media';

/** Milliseconds from 0 to the end: specification §9. */
const duration = 2000;

/** Fast at first; the end figure comes with the end of the time. */
const countAt = (end: number, part: number) => (part < 1 ? Math.floor(end * (1 - (1 - part) ** 2)) : end);

/**
 * Counts once from 0 to `end` when the element is first seen. What was on the screen when the script started, or
 * above it, was seen already and keeps its figure; so it does under reduced motion and without visibility detection.
 */
export function useCount(element: RefObject<Element | null>, end: number): number {
  const still = useReducedMotion() !== false;
  const seen = useRef(false);
  const [count, setCount] = useState<number>();
  useEffect(() => {
    if (still || seen.current || !element.current) return;
    let frame = 0;
    let below = false;
    const run = (start: number, now: number) => {
      const part = (now - start) / duration;
      setCount(countAt(end, Math.max(0, part)));
      if (part < 1) frame = requestAnimationFrame((next) => run(start, next));
    };
    const stop = observe(
      element.current,
      (inView, { boundingClientRect }) => {
        if (seen.current) return;
        if (inView && below) frame = requestAnimationFrame((now) => run(now, now));
        below = !inView && boundingClientRect.top > 0;
        if (below) setCount(0);
        else seen.current = true;
      },
      {},
      true,
    );
    return () => {
      stop();
      cancelAnimationFrame(frame);
      setCount(undefined);
    };
  }, [element, end, still]);
  return count ?? end;
}
