import type { Page } from 'playwright';
import { expect } from 'vitest';
import { bring, layoutShifts, passTime } from './motion';
import { hydrated, openWindow, openWindowWithFonts } from './open-page';

const moving = '.carousel-body, .marquee';
/** In milliseconds: longer than the interval of 3000 ms and the move after it, and what is painted after each step. */
const oneTurn = 3_600;
const step = 200;

/**
 * On a busy machine a document comes in parts. As the rest of them comes, centered words at the end of the window may
 * move by pixels; a hundredth of what counts as good is nothing that anybody sees.
 */
const whileParsed = 0.001;

const size = (width: number) => ({ viewport: { width, height: 900 } });

/** Down to the end, so that everything comes by and starts what it starts. */
const scrollThrough = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const step = () => {
          const before = window.scrollY;
          window.scrollBy({ top: 200, behavior: 'instant' });
          if (window.scrollY === before) resolve();
          else requestAnimationFrame(step);
        };
        step();
      }),
  );

/** What shifts from the load of a page to the end of a visit. */
export async function shiftsOfVisit(path: string, width: number): Promise<string[]> {
  const page = await openWindowWithFonts(size(width));
  await page.clock.install();
  await page.goto(path);
  await hydrated(page);
  await scrollThrough(page);
  if ((await page.locator(moving).count()) > 0) {
    await bring(page, moving);
    for (let passed = 0; passed < oneTurn; passed += step) await passTime(page, step);
  }
  return layoutShifts(page, whileParsed);
}

/** Opens a page whose fonts come after it is whole and painted in fallback fonts. */
export async function openWithLateFonts(path: string, width: number): Promise<Page> {
  const page = await openWindow(size(width));
  await page.route('**/*.woff2', async (route) => {
    await page.waitForLoadState('domcontentloaded');
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
        }),
    );
    await route.continue();
  });
  await page.goto(path);
  await hydrated(page);
  expect(await page.evaluate(() => document.fonts.check('600 1em Headings'))).toBe(true);
  return page;
}

/** What shifts when the fonts come late. */
export const shiftsOfLateFonts = async (path: string, width: number) =>
  layoutShifts(await openWithLateFonts(path, width), whileParsed);

/** Whether text in a font of this name is shown in it. */
export const showsFont = (page: Page, family: string) =>
  page.evaluate((family) => {
    const text = document.createElement('span');
    text.textContent = 'Wider than it is high';
    text.style.cssText = 'position: absolute; white-space: nowrap; font-size: 100px; font-weight: 600';
    document.body.append(text);
    const widths = [`"${family}", monospace`, 'monospace'].map((fonts) => {
      text.style.fontFamily = fonts;
      return text.getBoundingClientRect().width;
    });
    text.remove();
    return widths[0] !== widths[1];
  }, family);

/** The pages that shift, and what moves. All are opened at once: a visit is mostly waiting. */
export async function pagesThatShift(
  paths: readonly string[],
  measure: (path: string) => Promise<string[]>,
): Promise<[path: string, shifts: string[]][]> {
  const measured = await Promise.all(
    paths.map(async (path): Promise<[string, string[]]> => [path, await measure(path)]),
  );
  return measured.filter(([, shifts]) => shifts.length > 0);
}
