import { expect, test } from 'vitest';
import { openHydrated } from '../../../support/browser/open-page';

test.each([
  [1440, 'beside', 720],
  [390, 'above', 0],
])(
  'at %i pixels a text %s its picture is where it is before that picture has come',
  async (width, _, least) => {
    const { page } = await openHydrated('/topics/home-networks', { viewport: { width, height: 900 } });
    const copy = page.locator('.split-start .split-copy').first();
    const left = () => copy.evaluate((copy) => copy.getBoundingClientRect().left);
    const whole = await left();
    expect(whole).toBeGreaterThanOrEqual(least);
    await page
      .locator('.split-start .split-art')
      .first()
      .evaluate((art) => art.remove());
    expect(await left()).toBe(whole);
  },
);
