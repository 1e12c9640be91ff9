import { expect, test } from 'vitest';
import { openWindow } from '../../support/browser/open-page';
import { pageKinds } from '../../support/browser/page-kinds';

const widths = [320, 390, 768, 1440];

async function openWithoutScripts(path: string, width = 1440) {
  const page = await openWindow({ javaScriptEnabled: false, viewport: { width, height: 900 } });
  await page.goto(path);
  return page;
}

test.each(pageKinds)(
  `without JavaScript the %s page shows every heading, does not scroll sideways at ${widths.join(', ')} pixels and opens every question by itself`,
  async (_kind, path) => {
    const page = await openWithoutScripts(path);
    const hidden = await page
      .locator('main :is(h1, h2, h3)')
      .evaluateAll((headings) =>
        headings
          .filter((heading) => !heading.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
          .map((heading) => heading.textContent),
      );
    expect(hidden).toEqual([]);
    expect((await page.locator('main').innerText()).length).toBeGreaterThan(60);

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

test('without JavaScript links lead to their pages', async () => {
  const page = await openWithoutScripts('/solutions/virtualization');
  await page.locator('main a[href="/services/server-virtualization"]').first().click();
  await page.locator('main h1', { hasText: 'Server Virtualization' }).waitFor();
});

test.each([390, 1440])('without JavaScript the menus open and close at %i pixels', async (width) => {
  const page = await openWithoutScripts('/', width);
  const buttons = await page.locator('header button[popovertarget]:visible').all();
  expect(buttons.length).toBeGreaterThan(0);
  for (const button of buttons) {
    const panel = page.locator(`[id="${await button.getAttribute('popovertarget')}"]`);
    expect(await panel.isVisible()).toBe(false);
    await button.click();
    expect(await panel.isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    expect(await panel.isVisible()).toBe(false);
  }
});

test('without JavaScript the counters show their end numbers (specification §9)', async () => {
  const page = await openWithoutScripts('/');
  const text = (await page.locator('[data-block="stats"]').innerText()).replace(/[,\s]/g, '');
  for (const figure of ['200+', '1200', '100%', '25']) expect(text).toContain(figure);
});

test('without JavaScript the typed heading shows its first word', async () => {
  const page = await openWithoutScripts('/');
  expect(await page.locator('h1').innerText()).toContain('Security');
});
