import { expect, test } from 'vitest';
import { openWindow } from '../../support/browser/open-page';

async function openWithoutScripts(path: string, width = 1440) {
  const page = await openWindow({ javaScriptEnabled: false, viewport: { width, height: 900 } });
  await page.goto(path);
  return page;
}

test('without JavaScript links lead to their pages', async () => {
  const page = await openWithoutScripts('/topics/home-networks');
  await page.locator('main a[href="/courses/first-server"]').first().click();
  await page.locator('main h1', { hasText: 'First Server' }).waitFor();
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
  expect(await page.locator('h1').innerText()).toContain('Neighbors');
});
