import { useSyncExternalStore } from 'react';

const type = 'visibilitychange';

function listen(onChange: () => void) {
  document.addEventListener(type, onChange);
  return () => document.removeEventListener(type, onChange);
}

/** Whether the page's tab is visible. */
export function useTabShown(): boolean {
  return useSyncExternalStore(
    listen,
    () => !document.hidden,
    () => true,
  );
}
