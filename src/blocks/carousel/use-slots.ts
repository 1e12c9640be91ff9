import { useMedia } from '../../ui/hooks/use-media';

/** Cards side by side: specification §9. The widths stand in carousel.css too. */
export function useSlots(): number {
  const few = useMedia('(width <= 1200px)');
  const one = useMedia('(width <= 768px)');
  if (one) return 1;
  return few ? 2 : 3;
}
