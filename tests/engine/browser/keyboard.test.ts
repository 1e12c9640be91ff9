import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { walkBack, walkForth } from '../../support/browser/keyboard-walk';
import { bring } from '../../support/browser/motion';
import { openHydrated } from '../../support/browser/open-page';

const desktop = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 390, height: 844 } };
const paths = ['/', '/partners/acorn', '/contact', '/privacy-policy'];

/** Opens a page whose carousel has its controls, which come when it nears the screen. */
async function open(path: string, options = desktop): Promise<Page> {
  const { page } = await openHydrated(path, options);
  const carousel = page.locator('.carousel-controls');
  if ((await carousel.count()) === 0) return page;
  await bring(page, '.carousel-body');
  await page.locator('.carousel-controls:not([hidden])').waitFor();
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  return page;
}

describe.each([
  ['desktop', desktop],
  ['phone', phone],
] as const)('by Tab on a %s', (_device, options) => {
  test.each(paths)('everything of %s is reached in order and in view, and left again', async (path) => {
    const page = await open(path, options);
    const { stops, problems } = await walkForth(page);
    expect(stops[0]).toBe('Skip to content');
    expect(problems).toEqual([]);
    expect(await walkBack(page)).toEqual(stops.toReversed());
  });
});
