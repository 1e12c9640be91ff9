import type { Page } from 'playwright';
import { listenForComplaints } from './complaints';
import { hydrated, type OpenPage, type openHydrated, openWindow } from './open-page';

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

/**
 * Waits until the page has dealt with what is on the screen: an observer that is new in a frame is called after the
 * ones before it. The second frame is for what they changed.
 */
const settle = (page: Page) =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames += 1)
      await new Promise<void>((resolve) => {
        new IntersectionObserver((_entries, observer) => {
          observer.disconnect();
          resolve();
        }).observe(document.body);
      });
  });

/** From now on, time passes by `passTime` alone. */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
}

export async function passTime(page: Page, duration: number): Promise<void> {
  await settle(page);
  await page.clock.runFor(duration);
  await settle(page);
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

/** How often a part's text changes within some milliseconds. */
export const textChanges = (page: Page, selector: string, duration: number) =>
  page
    .locator(selector)
    .first()
    .evaluate(
      (part, duration) =>
        new Promise<number>((resolve) => {
          let count = 0;
          const observer = new MutationObserver(() => {
            count += 1;
          });
          observer.observe(part, { characterData: true, childList: true, subtree: true });
          setTimeout(() => {
            observer.disconnect();
            resolve(count);
          }, duration);
        }),
      duration,
    );

/** All layout shifts so far, whoever caused them: how much each counts, and what went from where to where. */
export const layoutShifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        interface LayoutShift extends PerformanceEntry {
          value: number;
          sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
        }
        const shifts: string[] = [];
        const place = ({ x, y, width, height }: DOMRect) => `${x},${y} ${width}x${height}`;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as LayoutShift[]) {
            const moved = entry.sources.map(({ node, previousRect, currentRect }) => {
              const element = node instanceof Element ? node : node?.parentElement;
              return `${element?.outerHTML.slice(0, 80)} from ${place(previousRect)} to ${place(currentRect)}`;
            });
            shifts.push(`${entry.value} at ${entry.startTime} ms: ${moved.join('; ')}`);
          }
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(shifts), 100);
      }),
  );
