import { useEffect, useState } from 'react';
import { inTime } from '../../ui/hooks/in-time';
import type { EmblaRow } from './embla-row';

/** The part that moves the row, once it is asked for and has arrived in time. Without it the row scrolls by hand. */
export function useEmblaRow(asked: boolean): typeof EmblaRow | undefined {
  const [part, setPart] = useState<typeof EmblaRow>();
  useEffect(() => {
    // The first condition keeps the part out of the server's bundle, which has no effects.
    if (import.meta.env.SSR || !asked) return;
    inTime(import('./embla-row')).then(
      ({ EmblaRow }) => setPart(() => EmblaRow),
      (error) => console.warn('The carousel stays a row that scrolls by hand.', error),
    );
  }, [asked]);
  return part;
}
