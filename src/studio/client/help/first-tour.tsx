import { lazy, Suspense, useState } from 'react';

const Tour = lazy(async () => ({ default: (await import('./tour')).Tour }));

const key = 'studio-tour';

/** The tour, for somebody who has neither seen nor skipped it in this browser. */
export function FirstTour() {
  const [isWanted, setWanted] = useState(isNew);
  const end = () => {
    setWanted(false);
    try {
      localStorage.setItem(key, 'seen');
    } catch {
      // Without storage it comes again.
    }
  };
  return isWanted ? (
    <Suspense>
      <Tour end={end} />
    </Suspense>
  ) : null;
}

function isNew(): boolean {
  try {
    return localStorage.getItem(key) === null;
  } catch {
    return true;
  }
}
