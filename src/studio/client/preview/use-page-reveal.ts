import { useCallback, useEffect, useRef } from 'react';
import type { Place } from '../../../site/json/place';
import { useEditor } from '../model/editor';
import type { Controller } from './controller';
import { distanceTo } from './distance';
import { showPlace } from './show-place';
import type { MarkedBox } from './use-boxes';

interface Wanted {
  place: Place;
  /** Its card or answer is open. */
  isOpen: boolean;
  /** Where it was in the frame before. */
  top?: number | undefined;
  /** That of the page when the place was in sight last. */
  fullHeight?: number;
}

/**
 * Brings the chosen place into sight on the page, and keeps it there while the page gets other heights or another
 * width: until somebody goes on in the page by themselves. Gives what has to know where the marks are.
 */
export function usePageReveal(controller: Controller, width: number, height: number | undefined) {
  const { selected, revealed } = useEditor();
  const wanted = useRef<Wanted>(undefined);
  const want = useCallback(() => {
    wanted.current = selected && { place: selected, isOpen: false };
  }, [selected]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is chosen once more, or seen in another size
  useEffect(want, [want, revealed, width, height]);
  const letGo = useCallback(() => {
    wanted.current = undefined;
  }, []);
  const measured = useCallback(
    (boxes: readonly MarkedBox[]) => {
      const framed = controller.page();
      const on = controller.screen();
      const seen = boxes.filter(({ kind }) => kind === 'selected');
      const { current } = wanted;
      if (!current || !framed || !on || seen.length === 0) return;
      // Then it is measured again.
      if (!current.isOpen && showPlace(on, current.place)) return;
      current.isOpen = true;
      // It is not yet where an earlier scroll ends.
      const isMoving = seen[0]?.top !== current.top;
      current.top = seen[0]?.top;
      if (isMoving) return;
      const fullHeight = framed.fullHeight();
      if (fullHeight === current.fullHeight) return;
      current.fullHeight = fullHeight;
      const distance = distanceTo(seen, framed.height());
      if (distance !== 0) framed.scrollBy(distance);
    },
    [controller],
  );
  return { want, letGo, measured };
}
