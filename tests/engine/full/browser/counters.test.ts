import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import {
  bring,
  layoutShifts,
  leaveScreen,
  openTimed,
  passTime,
  stopTime,
  textChanges,
} from '../../../support/browser/motion';
import { hydrated, openWindow, openWindowWithFonts } from '../../../support/browser/open-page';
import { seeScreen, settled } from '../../../support/browser/settled';

const value = '.counter-value';
const ends = ['200', '1200', '100', '25'];

const shown = (page: Page) => page.locator(value).allTextContents();

interface Count {
  time: number;
  count: number;
}

declare global {
  interface Window {
    counts: Count[];
  }
}

/** Keeps all that the first counter shows from its first change on, with the page's time. */
const watchCount = (page: Page) =>
  page
    .locator(value)
    .first()
    .evaluate((part) => {
      const counts: Count[] = [];
      window.counts = counts;
      new MutationObserver(() =>
        counts.push({ time: performance.now(), count: Number(part.textContent) }),
      ).observe(part, { characterData: true, childList: true, subtree: true });
    });

// docs/product.md, counter time
describe('the counters', () => {
  test('count once from 0 to their end number in 2 s, frame by frame, when they are first seen', async () => {
    const { page, complaints } = await openTimed('/', {}, openWindowWithFonts);
    await expect.poll(() => shown(page)).toEqual(['0', '0', '0', '0']);
    await stopTime(page);
    await watchCount(page);
    await bring(page, value);
    await passTime(page, 2600);
    const steps = await page.evaluate(() => window.counts);
    // A frame is 16 ms long on this clock, and the first one still shows 0.
    expect(Math.abs((steps.at(-1)?.time ?? 0) - (steps[0]?.time ?? 0) - 2000)).toBeLessThanOrEqual(2 * 16);
    const counts = steps.map(({ count }) => count);
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));
    expect(counts.at(-1)).toBe(200);
    await page.clock.resume();

    await leaveScreen(page, 'start');
    await seeScreen(page);
    await bring(page, value);
    expect(await textChanges(page, '.stats', () => passTime(page, 400))).toBe(0);
    expect(await layoutShifts(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test('say their end number to screen readers all the time', async () => {
    const { page } = await openTimed('/');
    await expect.poll(() => shown(page)).toEqual(['0', '0', '0', '0']);
    const heard = () => page.locator('.stat dd > .visually-hidden').allTextContents();
    expect(await heard()).toEqual(['200+', '1200', '100%', '25']);
    await bring(page, value);
    expect(await textChanges(page, '.stat dd > .visually-hidden', () => passTime(page, 500))).toBe(0);
    expect(await page.locator('.counter:not([aria-hidden="true"])').count()).toBe(0);
  });

  test('keep their end number when they are on the screen before the script', async () => {
    const page = await openWindow({ viewport: { width: 1440, height: 9000 } });
    await page.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', () => {
        const stats = document.querySelector<HTMLElement>('.stats');
        if (!stats) return;
        new MutationObserver(() => {
          stats.title = 'changed';
        }).observe(stats, { characterData: true, childList: true, subtree: true });
      }),
    );
    await page.goto('/');
    await hydrated(page);
    await settled(page);
    expect(await page.locator('.stats[title]').count()).toBe(0);
    expect(await shown(page)).toEqual(ends);
  });

  test('keep their end number when the visitor is past them before the script', async () => {
    const page = await openWindow({ viewport: { width: 1440, height: 300 } });
    await page.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', () => {
        window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
        // Nothing but the visitor scrolls in this test.
        window.scrollTo = () => {};
      }),
    );
    await page.goto('/');
    await hydrated(page);
    await settled(page);
    expect(await shown(page)).toEqual(ends);
  });

  test('show their end number when reduced motion is switched on while they count', async () => {
    const { page } = await openTimed('/', { reducedMotion: 'reduce' });
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await expect.poll(() => shown(page)).toEqual(['0', '0', '0', '0']);
    await stopTime(page);
    await bring(page, value);
    await passTime(page, 500);
    expect(await shown(page)).not.toEqual(['0', '0', '0', '0']);
    expect(await shown(page)).not.toEqual(ends);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect.poll(() => shown(page)).toEqual(ends);
  });

  test('show their end number where visibility detection is missing', async () => {
    const page = await openWindow();
    await page.addInitScript(() => Reflect.deleteProperty(window, 'IntersectionObserver'));
    await page.goto('/');
    await hydrated(page);
    await settled(page);
    expect(await shown(page)).toEqual(ends);
  });
});
