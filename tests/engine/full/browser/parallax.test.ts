import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { openWindow } from '../../../support/browser/open-page';

const path = '/courses/first-server';

/** How far the art is moved when the banner's edge stands at a height of the window. */
const moved = (page: Page, edge: 'top' | 'bottom', at: number) =>
  page
    .locator('.parallax')
    .last()
    .evaluate(
      async (banner, [edge, at]) => {
        const top = banner.getBoundingClientRect()[edge] + window.scrollY - at;
        window.scrollTo({ top, behavior: 'instant' });
        for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
        const layer = banner.querySelector('.parallax-layer');
        return layer ? new DOMMatrix(getComputedStyle(layer).transform).m42 : Number.NaN;
      },
      [edge, at] as const,
    );

async function openBanner(reducedMotion: 'reduce' | 'no-preference') {
  const page = await openWindow({ viewport: { width: 1440, height: 900 }, reducedMotion });
  await page.goto(path);
  return page;
}

// docs/product.md, parallax strength
describe('a parallax banner', () => {
  test('moves its art by 500 pixels while it crosses the window', async () => {
    const page = await openBanner('no-preference');
    const entering = await moved(page, 'top', 900);
    const leaving = await moved(page, 'bottom', 0);
    expect(Math.abs(entering + 250)).toBeLessThan(2);
    expect(Math.abs(leaving - 250)).toBeLessThan(2);
    expect(Math.abs(leaving - entering - 500)).toBeLessThan(2);
  });

  test('does not move under reduced motion, also when that is switched on later', async () => {
    const page = await openBanner('reduce');
    const places = async () => [await moved(page, 'top', 900), await moved(page, 'bottom', 0)];
    expect(await places()).toEqual([0, 0]);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    expect(await places()).not.toEqual([0, 0]);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await places()).toEqual([0, 0]);
  });

  test('needs no script', async () => {
    const page = await openWindow({ viewport: { width: 1440, height: 900 } });
    await page.route('**/*.js', (route) => route.abort());
    await page.goto(path);
    expect(Math.abs((await moved(page, 'bottom', 0)) - 250)).toBeLessThan(2);
  });
});
