import { useSyncExternalStore } from 'react';

const unknown = () => undefined;

/** Whether a media query matches. Undefined on the server and while the first page hydrates. */
export function useMedia(query: string): boolean | undefined {
  return useSyncExternalStore(
    (onChange) => {
      const media = matchMedia(query);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    () => matchMedia(query).matches,
    unknown,
  );
}

export const useReducedMotion = () => useMedia('(prefers-reduced-motion: reduce)');
