import { useEffect, useRef } from 'react';

/** From the start of one move to the start of the next, in milliseconds (specification §9); carousel.css fills the dot. */
const interval = 3000;

interface Autoplay {
  advance: () => void;
  /** The card that is shown; another one begins another interval. */
  selected: number;
  /** False after Pause: Play begins another interval. */
  wanted: boolean;
  /** A hold keeps what is left of the interval. */
  playing: boolean;
}

export function useAutoplay({ advance, selected, wanted, playing }: Autoplay): void {
  const left = useRef(interval);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of them begins another interval
  useEffect(() => {
    left.current = interval;
  }, [selected, wanted]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another card begins another interval
  useEffect(() => {
    if (!playing) return;
    const since = performance.now();
    const timer = setTimeout(advance, left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - since;
    };
  }, [advance, selected, playing]);
}
