import { useSyncExternalStore } from 'react';

let seen: number | undefined;
const listeners = new Set<() => void>();

/** Shows the page as of an instant; undefined for today. */
export function seeAt(instant: number | undefined): void {
  seen = instant;
  for (const listener of listeners) listener();
}

/** The instant that the page is shown as of; undefined for today. */
export const useSeenAt = (): number | undefined =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => seen,
  );
