import { type MetricType, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';

type Report = Record<string, string | number>;

/**
 * Sends one report for each page view when the document is next hidden or left. Chromium also counts a page that is
 * shown in place as a view; in other browsers it belongs to the one before.
 */
export function reportVitals(endpoint: string): void {
  /** By the time at which each view began; a report that was sent leaves its place empty. */
  const views = new Map<number, Report | undefined>();

  const note = ({
    name,
    value,
    navigationStartTime: start = 0,
    navigationURL = location.href,
  }: MetricType) => {
    if (!views.has(start)) views.set(start, { page: new URL(navigationURL).pathname });
    const report = views.get(start);
    if (report) report[name] = Number(value.toFixed(4));
  };
  // Every change, as the last one before a page is hidden may come too late to be called final.
  const options = { reportAllChanges: true, reportSoftNavs: true };
  for (const observe of [onTTFB, onFCP, onLCP, onCLS, onINP]) observe(note, options);

  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return;
    for (const [start, report] of views) {
      // As a beacon it would bring the endpoint's cookies.
      if (report)
        fetch(endpoint, {
          method: 'POST',
          body: JSON.stringify(report),
          keepalive: true,
          credentials: 'omit',
        }).catch(() => {});
      views.set(start, undefined);
    }
  });
}
