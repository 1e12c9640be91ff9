import type { Browser } from 'playwright';

/** What a visitor waits for, in milliseconds; layout shift has no unit. */
export interface Visit {
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
}

/** The phone and the line of Lighthouse's mobile preset, with throttling that is really applied. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const slowLine = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
const slowProcessor = 4;
/** Milliseconds after which nothing more of a visit is under way. */
const settled = 1_000;

declare global {
  interface Window {
    visit: Visit;
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

/** A phone's window; all is quick until it is throttled. */
export async function openPhone(browser: Browser) {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  return {
    page,
    close: () => context.close(),
    async throttle({ line, blocked = [] }: Throttle) {
      await session.send('Network.enable');
      await session.send('Network.setBlockedURLs', { urls: blocked });
      if (line) await session.send('Network.emulateNetworkConditions', line);
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowProcessor });
    },
  };
}

/** A first visit with an empty cache, on a slow line and processor, with the application or without it. */
export async function visitPage(browser: Browser, url: string, scripts: boolean): Promise<Visit> {
  const { page, throttle, close } = await openPhone(browser);
  try {
    await page.addInitScript(observe);
    await throttle({ line: slowLine, blocked: scripts ? [] : ['*/assets/loader-*.js'] });
    await page.goto(url);
    if (scripts) await page.waitForSelector('html[data-hydrated]');
    await page.waitForTimeout(settled);
    return await page.evaluate(() => window.visit);
  } finally {
    await close();
  }
}
