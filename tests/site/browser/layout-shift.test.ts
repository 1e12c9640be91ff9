import type { BrowserContextOptions, Page } from 'playwright';
import { expect, test } from 'vitest';
import { bring, layoutShifts } from '../../support/browser/motion';
import { openWindow } from '../../support/browser/open-page';
import { pageKinds } from '../../support/browser/page-kinds';

const widths = [390, 1440];
const moving = '.carousel-body, .marquee';
/** Longer than the interval of 3000 ms and the move after it. */
const oneTurn = 3_600;
const late = 500;

const openSized = (width: number, options: BrowserContextOptions = {}) =>
  openWindow({ viewport: { width, height: 900 }, ...options });
const hydrated = (page: Page) => page.locator('html[data-hydrated="true"]').waitFor();

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

async function shiftsOfVisit(path: string, width: number): Promise<string[]> {
  const page = await openSized(width);
  await page.goto(path);
  await hydrated(page);
  await scrollThrough(page);
  if ((await page.locator(moving).count()) > 0) {
    await bring(page, moving);
    await page.waitForTimeout(oneTurn);
  }
  return layoutShifts(page);
}

/** Both fonts arrive when the page is whole and painted with their stand-ins. */
async function shiftsOfLateFonts(path: string, width: number): Promise<string[]> {
  const page = await openSized(width);
  await page.route('**/*.woff2', async (route) => {
    await page.waitForLoadState('domcontentloaded');
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
        }),
    );
    await page.waitForTimeout(late);
    await route.continue();
  });
  await page.goto(path);
  await hydrated(page);
  expect(await page.evaluate(() => document.fonts.check('600 1em "Funnel Display"'))).toBe(true);
  return layoutShifts(page);
}

/** The pages that shift, and what moves. All are opened at once: a visit is mostly waiting. */
async function shifts(measure: (path: string) => Promise<string[]>) {
  const measured = await Promise.all(
    pageKinds.map(async ([kind, path]) => [kind, await measure(path)] as const),
  );
  return measured.filter(([, shifts]) => shifts.length > 0);
}

const hasStandIns = async () => {
  const page = await openSized(390);
  await page.goto('/privacy-policy');
  return page.evaluate(() =>
    document.fonts.load('1em Fallback').then(
      () => true,
      () => false,
    ),
  );
};

test.each(widths)('at %i pixels nothing shifts from load to the end of any page', async (width) => {
  expect(await shifts((path) => shiftsOfVisit(path, width))).toEqual([]);
});

// Reached by the sizes in fonts.css: an edited text may wrap elsewhere in its stand-in and ask for others.
test.each(widths)('at %i pixels nothing shifts when the fonts come late', async (width) => {
  if (await hasStandIns()) expect(await shifts((path) => shiftsOfLateFonts(path, width))).toEqual([]);
  else console.warn('Late fonts: install Arial or Liberation Sans (Debian: fonts-liberation) to test them.');
});

test('a banner is as high as it will be before its text has arrived', async () => {
  // Else React may mend meanwhile what is taken from the banner.
  const page = await openSized(1440, { javaScriptEnabled: false });
  await page.goto('/services/server-virtualization');
  const banner = page.locator('.parallax').first();
  const height = () => banner.evaluate((part) => part.getBoundingClientRect().height);
  const whole = await height();
  await banner.locator('.parallax-frame').evaluate((frame) => frame.remove());
  expect(await height()).toBe(whole);
});
