import { useEffect, useRef } from 'react';
import { runOnTime } from '../../ui/hooks/run-on-time';
import type { Motion } from '../../ui/hooks/use-auto-motion';

/** From the start of one move to the start of the next, in milliseconds: specification §9, and in carousel.css. */
const interval = 3000;

/** A hold keeps what is left of the interval; Play after Pause begins another one. */
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
