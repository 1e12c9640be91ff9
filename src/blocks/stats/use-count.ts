import { type RefObject, useEffect, useRef, useState } from 'react';
import { observe } from 'react-intersection-observer';
import { useReducedMotion } from '../../ui/hooks/use-media';

/** Milliseconds from 0 to the final number: docs/product.md, counter time. */
const duration = 2000;

/** The number after a part (0 to 1) of the time: fast at first, the final one only at the end. */
const countAt = (end: number, part: number) => (part < 1 ? Math.floor(end * (1 - (1 - part) ** 2)) : end);

/**
 * Counts once from 0 to `end`, when the element first comes onto the screen. It keeps `end` if it was on the screen or
 * above it when the script started, with reduced motion, and without IntersectionObserver.
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
