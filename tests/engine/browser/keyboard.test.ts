import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { walkBack, walkForth } from '../../support/browser/keyboard-walk';
import { bring } from '../../support/browser/motion';
import { openHydrated } from '../../support/browser/open-page';
import { withVariations } from '../../support/variations';

const desktop = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 390, height: 844 } };

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

const walks = withVariations(
  [['/', 'desktop', desktop]],
  [
    ['/contact', 'phone', phone],
    ['/partners/acorn', 'desktop', desktop],
    ['/contact', 'desktop', desktop],
    ['/privacy-policy', 'desktop', desktop],
    ['/', 'phone', phone],
    ['/partners/acorn', 'phone', phone],
    ['/privacy-policy', 'phone', phone],
  ],
);

test.each(walks)(
  'by Tab everything of %s is reached on a %s in order and in view, and left again',
  async (path, _device, options) => {
    const page = await open(path, options);
    const { stops, problems } = await walkForth(page);
    expect(stops[0]).toBe('Skip to content');
    expect(problems).toEqual([]);
    expect(await walkBack(page)).toEqual(stops.toReversed());
  },
);
