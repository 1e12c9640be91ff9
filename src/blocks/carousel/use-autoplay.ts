import { useEffect, useRef } from 'react';
import { runOnTime } from '../../ui/hooks/run-on-time';
import type { Motion } from '../../ui/hooks/use-auto-motion';

/** Milliseconds from the start of one move to the start of the next (docs/product.md, carousel pace). carousel.css repeats it. */
const interval = 3000;

/** Advances at each interval while `playing`. A hold keeps the rest of it; Play after Pause starts a new one. */
export function useAutoplay(
  advance: () => void,
  { wanted, playing }: Pick<Motion, 'wanted' | 'playing'>,
): void {
  const left = useRef(interval);
  useEffect(() => {
    if (!wanted) left.current = interval;
  }, [wanted]);
  useEffect(() => {
    if (!playing) return;
    const stop = runOnTime(left.current, () => {
      advance();
      return interval;
    });
    return () => {
      left.current = stop();
    };
  }, [advance, playing]);
}
