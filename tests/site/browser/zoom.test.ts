import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { clippedText } from '../../support/browser/clipped-text';
import { openHydrated } from '../../support/browser/open-page';
import { setFontSize } from '../../support/browser/set-font-size';
import { oneOfEvery } from '../../support/variations';
import { kinds } from '../support/content';

async function expectWhole(page: Page): Promise<void> {
  const [width, room] = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
  expect(width).toBeLessThanOrEqual(room);
  // A carousel puts away what its new width hides.
  await expect.poll(() => clippedText(page)).toEqual([]);
}

test.each(oneOfEvery(2, kinds, 1))(
  'the %s page neither scrolls sideways nor cuts text off, at 320 pixels and with text twice as large',
  async (_kind, path) => {
    // 1280 pixels at 400 %.
    const viewport = { width: 320, height: 640 };
    const { page } = await openHydrated(path, { viewport, reducedMotion: 'reduce' });
    await expectWhole(page);
    await page.setViewportSize({ width: 1280, height: 900 });
    await setFontSize(page, 32);
    expect(await page.evaluate(() => getComputedStyle(document.body).fontSize)).toBe('32px');
    await expectWhole(page);
  },
);
