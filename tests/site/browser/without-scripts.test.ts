import { expect, test } from 'vitest';
import { openWindow } from '../../support/browser/open-page';
import { oneOfEvery } from '../../support/variations';
import { kinds } from '../support/content';

const widths = [320, 390, 768, 1440];

test.each(oneOfEvery(3, kinds, 2))(
  `without JavaScript the %s page shows every heading, does not scroll sideways at ${widths.join(', ')} pixels and opens every question by itself`,
  async (_kind, path) => {
    const page = await openWindow({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });
    await page.goto(path);
    const hidden = await page
      .locator('main :is(h1, h2, h3)')
      .evaluateAll((headings) =>
        headings
          .filter((heading) => !heading.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
          .map((heading) => heading.textContent),
      );
    expect(hidden).toEqual([]);
    expect((await page.locator('main').innerText()).trim()).not.toBe('');

    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const { scrollWidth, clientWidth } = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return { scrollWidth, clientWidth };
      });
      expect(scrollWidth, `at ${width} pixels`).toBe(clientWidth);
    }

    for (const question of await page.locator('main details').all()) {
      const wasOpen = await question.evaluate((element) => element.hasAttribute('open'));
      await question.locator('summary').click();
      expect(await question.evaluate((element) => element.hasAttribute('open'))).toBe(!wasOpen);
    }
  },
);
