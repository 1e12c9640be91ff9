import { setTimeout as wait } from 'node:timers/promises';
import type { UninspectedBrowser } from './uninspected-browser';

/** What a visitor waits for, in milliseconds; layout shift has no unit. */
export interface LoadFigures {
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
}

/** The phone and the line of Lighthouse's mobile preset, with throttling that is really applied. */
const screen = { width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true };
const slowLine = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
const slowProcessor = 4;
/** Milliseconds after which nothing more of a visit is under way. */
const settled = 1_000;

/** Without it no other script of the application is fetched. */
export const loader = '*/assets/loader-*.js';

declare global {
  interface Window {
    visit: LoadFigures;
  }
}

/** Runs in the page before all else. */
function observe(): void {
  window.visit = { fcp: 0, lcp: 0, tbt: 0, cls: 0 };
  for (const type of ['paint', 'largest-contentful-paint', 'longtask', 'layout-shift'])
    new PerformanceObserver((list) => {
      const { visit } = window;
      for (const entry of list.getEntries()) {
        const { name, startTime, duration } = entry;
        if (name === 'first-contentful-paint') visit.fcp = startTime;
        if (type === 'largest-contentful-paint') visit.lcp = startTime;
        // Before the first paint there is nothing to press.
        if (type === 'longtask' && visit.fcp > 0 && startTime > visit.fcp) visit.tbt += duration - 50;
        if ('value' in entry) visit.cls += Number(entry.value);
      }
    }).observe({ type, buffered: true });
}

interface Throttle {
  line?: typeof slowLine;
  /** Patterns of addresses that are not fetched. */
  blocked?: string[];
}

/** Runs in the page: waits until it is loaded and, with scripts, hydrated. */
const ready = (scripts: boolean) =>
  new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      if (document.readyState !== 'complete') return;
      if (scripts && document.documentElement.dataset.hydrated === undefined) return;
      clearInterval(timer);
      resolve();
    }, 50);
  });

/** A phone's window; all is quick until it is throttled. */
export async function openPhone(browser: UninspectedBrowser) {
  const tab = await browser.openTab();
  await tab.send('Emulation.setDeviceMetricsOverride', screen);
  await tab.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  return {
    ...tab,
    /** Waits for the application too, if scripts are not blocked. */
    async visit(url: string, scripts: boolean) {
      await tab.open(url);
      await tab.evaluate(ready, scripts);
    },
    async throttle({ line, blocked = [] }: Throttle) {
      await tab.send('Network.enable');
      await tab.send('Network.setBlockedURLs', { urls: blocked });
      if (line) await tab.send('Network.emulateNetworkConditions', line);
      await tab.send('Emulation.setCPUThrottlingRate', { rate: slowProcessor });
    },
  };
}

/** A first visit with an empty cache, on a slow line and processor, with the application or without it. */
export async function visitPage(
  browser: UninspectedBrowser,
  url: string,
  scripts: boolean,
): Promise<LoadFigures> {
  const phone = await openPhone(browser);
  try {
    await phone.prepare(observe);
    await phone.throttle({ line: slowLine, blocked: scripts ? [] : [loader] });
    await phone.visit(url, scripts);
    await wait(settled);
    return await phone.evaluate(() => window.visit);
  } finally {
    await phone.close();
  }
}
