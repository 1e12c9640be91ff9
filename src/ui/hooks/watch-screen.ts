/**
 * Calls `see` when an element is first looked at, and whenever it comes onto the screen or leaves it. Without
 * IntersectionObserver it counts as on the screen. Returns what ends this.
 */
export function watchScreen(
  element: Element,
  see: (onScreen: boolean, box: DOMRectReadOnly) => void,
  rootMargin = '0px',
): () => void {
  if (!('IntersectionObserver' in window)) {
    see(true, element.getBoundingClientRect());
    return () => {};
  }
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, boundingClientRect } of entries) see(isIntersecting, boundingClientRect);
    },
    { rootMargin },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
