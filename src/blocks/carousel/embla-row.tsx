import useEmblaCarousel from 'embla-carousel-react';
import { type RefObject, useCallback, useEffect, useState } from 'react';
import type { Motion } from '../../ui/hooks/use-auto-motion';
import type { MovingRow } from './moving-row';
import { useAutoplay } from './use-autoplay';
import { useDrag } from './use-drag';

/** Embla's `duration` with which a card reaches its place in 500 ms (docs/product.md, carousel pace). */
const slideSpring = 19;

export interface EmblaRowProps {
  /** The window of the row in the document; its nodes are kept. */
  view: RefObject<HTMLElement | null>;
  motion: Motion;
  onChange: (row: MovingRow | undefined) => void;
}

/** The card that the visitor has scrolled to. */
const scrolledTo = (view: HTMLElement | null) =>
  view ? Math.round(Math.abs(view.scrollLeft) / (view.querySelector('.slide')?.clientWidth || 1)) : 0;

/** Renders nothing: it moves the row in the document. Loaded only when a carousel is near the screen. */
export function EmblaRow({ view, motion, onChange }: EmblaRowProps) {
  const [options] = useState(() => ({
    loop: true,
    align: 'start' as const,
    duration: slideSpring,
    direction: document.dir === 'rtl' ? ('rtl' as const) : ('ltr' as const),
    startIndex: scrolledTo(view.current),
    // Only cards in view can get the focus, because the others are inert. So the row must not move on focus.
    watchFocus: false,
  }));
  const [attach, embla] = useEmblaCarousel(options);
  useEffect(() => {
    const node = view.current;
    // Embla throws without it. The row then stays one that visitors scroll.
    if (!node || !('IntersectionObserver' in window)) return;
    node.dataset.attached = '';
    node.scrollLeft = 0;
    attach(node);
    return () => {
      delete node.dataset.attached;
      onChange(undefined);
    };
  }, [view, attach, onChange]);

  const jump = motion.reduced !== false;
  useEffect(() => {
    if (!embla) return;
    const report = () =>
      onChange({ selected: embla.selectedScrollSnap(), goTo: (index) => embla.scrollTo(index, jump) });
    report();
    embla.on('select', report).on('reInit', report);
    return () => {
      embla.off('select', report).off('reInit', report);
    };
  }, [embla, jump, onChange]);

  const dragged = useDrag(embla, jump, motion.choose);
  const advance = useCallback(() => embla?.scrollNext(jump), [embla, jump]);
  useAutoplay(advance, { wanted: motion.wanted, playing: motion.playing && !dragged });
  return null;
}
