import type { Page } from 'playwright';
import { listenForComplaints } from './complaints';
import { hydrated, type OpenPage, type openHydrated, openWindow } from './open-page';
import { seeScreen } from './settled';

/** Opens a page whose time can be let run fast with `passTime`. */
export async function openTimed(
  path: string,
  options?: Parameters<typeof openHydrated>[1],
  open = openWindow,
): Promise<OpenPage> {
  const page = await open(options);
  const complaints = await listenForComplaints(page);
  await page.clock.install();
  await page.goto(path);
  await hydrated(page);
  return { page, complaints };
}

/** From now on, time passes by `passTime` alone. */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
}

export async function passTime(page: Page, duration: number): Promise<void> {
  await seeScreen(page);
  await page.clock.runFor(duration);
  await seeScreen(page);
}

/** Scrolls a part to the middle of the window at once. */
export const bring = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((part) => part.scrollIntoView({ block: 'center', behavior: 'instant' }));

export const leaveScreen = (page: Page, top: 'start' | 'end') =>
  page.evaluate((to) => {
    window.scrollTo({ top: to === 'start' ? 0 : document.body.scrollHeight, behavior: 'instant' });
  }, top);

/** What a page sees when another tab comes to the front, and when it comes back. */
export const setTabHidden = (page: Page, hidden: boolean) =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);

/** How often a part's text changes meanwhile. */
export async function textChanges(
  page: Page,
  selector: string,
  meanwhile: () => Promise<unknown>,
): Promise<number> {
  const count = await page
    .locator(selector)
    .first()
    .evaluateHandle((part) => {
      const count = { changes: 0 };
      new MutationObserver(() => {
        count.changes += 1;
      }).observe(part, { characterData: true, childList: true, subtree: true });
      return count;
    });
  await meanwhile();
  return count.evaluate(({ changes }) => changes);
}

/**
 * All layout shifts so far, whoever caused them: how much each counts, and what went from where to where. Those while
 * the document still came are left out up to `whileParsed`.
 */
export async function layoutShifts(page: Page, whileParsed = 0): Promise<string[]> {
  // What has changed counts once it is painted.
  await seeScreen(page);
  return page.evaluate((whileParsed) => {
    interface LayoutShift extends PerformanceEntry {
      value: number;
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    }
    const place = ({ x, y, width, height }: DOMRect) => `${x},${y} ${width}x${height}`;
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift', buffered: true });
    const entries = observer.takeRecords() as LayoutShift[];
    observer.disconnect();
    const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const seen = entries.filter(
      ({ value, startTime }) => value > whileParsed || startTime > (load?.domInteractive ?? 0),
    );
    return seen.map(({ value, startTime, sources }) => {
      const moved = sources.map(({ node, previousRect, currentRect }) => {
        const element = node instanceof Element ? node : node?.parentElement;
        return `${element?.outerHTML.slice(0, 80)} from ${place(previousRect)} to ${place(currentRect)}`;
      });
      return `${value} at ${startTime} ms: ${moved.join('; ')}`;
    });
  }, whileParsed);
}
