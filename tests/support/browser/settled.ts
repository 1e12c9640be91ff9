import type { Page } from 'playwright';
import { expect } from 'vitest';
import { idle } from './open-page';

/**
 * Waits until the page has dealt with what is on the screen: an observer that is new in a frame is called after the
 * ones before it. The second frame is for what they changed. A clock of the test does not stop it.
 */
export const seeScreen = (page: Page) =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames += 1)
      await new Promise<void>((resolve) => {
        // A test may take it away.
        if (!('IntersectionObserver' in window)) return requestAnimationFrame(() => resolve());
        new IntersectionObserver((_entries, observer) => {
          observer.disconnect();
          resolve();
        }).observe(document.body);
      });
  });

/**
 * Waits until all that has begun in the page is done: what it asked for earlier is on its way before this request is,
 * and in the end it has nothing to do. What has not happened by then does not happen, but for timers.
 */
async function settle(page: Page): Promise<true> {
  await page.evaluate(async () => (await fetch('/robots.txt')).text());
  await seeScreen(page);
  await idle(page);
  return true;
}

/** The same, also of the document that takes the place of this one meanwhile. */
export const settled = (page: Page) => expect.poll(() => settle(page).catch(String)).toBe(true);
