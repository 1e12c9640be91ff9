import useEmblaCarousel from 'embla-carousel-react';
import { type RefObject, useCallback, useEffect, useState } from 'react';
import type { Motion } from '../../ui/hooks/use-auto-motion';
import type { MovingRow } from './moving-row';
import { useAutoplay } from './use-autoplay';
import { useDrag } from './use-drag';

/** Embla's spring constant with which a card is in its place 500 ms after it starts (specification §9). */
const slideSpring = 19;

export interface EmblaRowProps {
  /** The window of the row that is in the document already, and that keeps its nodes. */
  view: RefObject<HTMLElement | null>;
  motion: Motion;
  onChange: (row: MovingRow | undefined) => void;
}

/** The card that the visitor has scrolled to by hand. */
const scrolledTo = (view: HTMLElement | null) =>
  view ? Math.round(view.scrollLeft / (view.querySelector('.slide')?.clientWidth || 1)) : 0;

/** Draws nothing: it moves the row that is there. Loaded only when a carousel nears the screen. */
export function EmblaRow({ view, motion, onChange }: EmblaRowProps) {
  const [options] = useState(() => ({
    loop: true,
    align: 'start' as const,
    duration: slideSpring,
    startIndex: scrolledTo(view.current),
    // A card that takes the focus is in view, or it would be inert; the row must not move under it.
    watchFocus: false,
  }));
  const [attach, embla] = useEmblaCarousel(options);
  useEffect(() => {
    const node = view.current;
    // Embla throws without it; the row then goes on scrolling by hand.
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
