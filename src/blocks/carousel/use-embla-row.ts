import { useEffect, useState } from 'react';
import { inTime } from '../../ui/hooks/in-time';
import type { EmblaRow } from './embla-row';

/** The component that moves the row, once it was asked for and has loaded. Without it visitors scroll the row. */
export function useEmblaRow(asked: boolean): typeof EmblaRow | undefined {
  const [part, setPart] = useState<typeof EmblaRow>();
  useEffect(() => {
    // The first condition keeps the part out of the server's bundle, where effects never run.
    if (import.meta.env.SSR || !asked) return;
    inTime(import('./embla-row')).then(
      ({ EmblaRow }) => setPart(() => EmblaRow),
      (error) => console.warn('The carousel did not come', error),
    );
  }, [asked]);
  return part;
}
