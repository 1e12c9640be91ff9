import type { UseEmblaCarouselType } from 'embla-carousel-react';
import { useEffect, useState } from 'react';
import type { Motion } from '../../ui/hooks/use-auto-motion';

/** Whether the visitor is dragging the row. A swipe to another card stops the motion until Play. */
export function useDrag(embla: UseEmblaCarouselType[1], jump: boolean, choose: Motion['choose']): boolean {
  const [dragged, setDragged] = useState(false);
  useEffect(() => {
    if (!embla) return;
    let from = 0;
    const grab = () => {
      from = embla.selectedScrollSnap();
      setDragged(true);
    };
    const drop = () => {
      setDragged(false);
      if (jump) embla.scrollTo(embla.selectedScrollSnap(), true);
      if (embla.selectedScrollSnap() !== from) choose(false);
    };
    embla.on('pointerDown', grab).on('pointerUp', drop);
    return () => {
      embla.off('pointerDown', grab).off('pointerUp', drop);
    };
  }, [embla, jump, choose]);
  return dragged;
}
