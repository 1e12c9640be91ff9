import { type RefObject, useEffect, useState } from 'react';
import { observe } from 'react-intersection-observer';

/** Whether an element is on the screen or within `margin` of it. Without IntersectionObserver, always true. */
export function useOnScreen(element: RefObject<Element | null>, margin = '0px'): boolean {
  const [onScreen, setOnScreen] = useState(false);
  useEffect(() => {
    if (element.current) return observe(element.current, setOnScreen, { rootMargin: margin }, true);
  }, [element, margin]);
  return onScreen;
}
