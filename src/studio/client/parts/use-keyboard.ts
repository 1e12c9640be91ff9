import { useSyncExternalStore } from 'react';

/** In pixels: what covers more of the window than the browser's own bars is a keyboard. */
const least = 150;

/** How much of the window is seen above a keyboard on the screen, in pixels; undefined while there is none. */
export function useKeyboard(): number | undefined {
  return useSyncExternalStore(subscribe, seenHeight);
}

function subscribe(listener: () => void): () => void {
  visualViewport?.addEventListener('resize', listener);
  return () => visualViewport?.removeEventListener('resize', listener);
}

function seenHeight(): number | undefined {
  if (!visualViewport) return undefined;
  // A magnified window is seen in part, too.
  const height = Math.round(visualViewport.height * visualViewport.scale);
  return innerHeight - height > least ? height : undefined;
}
