import { createShiftScore } from './layout-shifts';

/** With what the entries of each kind add: TypeScript's DOM library does not know all of it, nor do all browsers. */
interface Entry extends PerformanceEntry {
  responseStart?: number;
  value?: number;
  hadRecentInput?: boolean;
  interactionId?: number;
}

/** Measures from the first byte on and sends one report, when the page is first left or hidden. */
export function reportVitals(endpoint: string): void {
  const vitals: Record<string, string | number> = { page: location.pathname };
  const addShift = createShiftScore();
  // Where shifts are told of, none is a good score.
  if (PerformanceObserver.supportedEntryTypes.includes('layout-shift')) vitals.CLS = 0;
  const flushes: (() => void)[] = [];

  const observe = (type: string, take: (entry: Entry) => void) => {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(take));
    observer.observe({ type, buffered: true });
    flushes.push(() => observer.takeRecords().forEach(take));
  };
  observe('navigation', ({ responseStart }) => {
    if (responseStart) vitals.TTFB = responseStart;
  });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') vitals.FCP = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    vitals.LCP = startTime;
  });
  observe('layout-shift', ({ startTime, value = 0, hadRecentInput }) => {
    if (!hadRecentInput) vitals.CLS = addShift(startTime, value);
  });
  // The slowest interaction: the outliers that INP leaves out need more than fifty on one page.
  for (const type of ['first-input', 'event'])
    observe(type, ({ interactionId, duration }) => {
      if (interactionId) vitals.INP = Math.max(duration, Number(vitals.INP ?? 0));
    });

  let reported = false;
  document.addEventListener('visibilitychange', () => {
    if (reported || document.visibilityState !== 'hidden') return;
    reported = true;
    for (const flush of flushes) flush();
    const text = JSON.stringify(vitals, (_name, value) =>
      typeof value === 'number' ? Number(value.toFixed(4)) : value,
    );
    navigator.sendBeacon(endpoint, text);
  });
}
