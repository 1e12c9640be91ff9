import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { expectAccessibleInThemes } from '../../../support/browser/expect-accessible';
import { drawings, heading, isSameDocument, mark } from '../../../support/browser/navigate';
import { hydrated, openHydrated, openWindow } from '../../../support/browser/open-page';
import { withVariations } from '../../../support/variations';

const from = '/topics/home-networks';
const to = '/courses/first-server';
const title = 'Unexpected Application Error!';
const missingPart = 'Failed to fetch dynamically imported module: /assets/part.js';

/** Makes every hero throw when it is rendered: none of the pages here has a claim. */
const breakHeroes = (message: string) =>
  Object.defineProperty(Object.prototype, 'claim', {
    configurable: true,
    get() {
      throw new TypeError(message);
    },
  });

async function followBroken(page: Page, message: string) {
  await mark(page);
  await page.evaluate(breakHeroes, message);
  await page.locator(`main a[href="${to}"]`).first().click();
}

describe('a page that can not be rendered', () => {
  // docs/product.md, error page
  test('is replaced by the error page, which can reload it', async () => {
    const { page } = await openHydrated(from);
    await followBroken(page, 'Broken');
    await page.locator('main h1', { hasText: title }).waitFor();
    expect(await isSameDocument(page)).toBe(true);
    await expect.poll(() => page.title()).toBe(title);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');

    await page.getByRole('button', { name: 'Reload this page' }).click();
    await page.locator('main h1', { hasText: 'First Server' }).waitFor();
    expect(new URL(page.url()).pathname.replace(/\/$/, '')).toBe(to);
  });

  test('can be left by the header and by Back', async () => {
    const { page } = await openHydrated(from);
    const first = await heading(page);
    await followBroken(page, 'Broken');
    await page.locator('main h1', { hasText: title }).waitFor();
    await page.evaluate(() => Reflect.deleteProperty(Object.prototype, 'claim'));
    await page.goBack();
    await expect.poll(() => heading(page)).toBe(first);
    expect(await page.title()).not.toBe(title);
    expect(await isSameDocument(page)).toBe(true);
  });

  test('meets WCAG 2.2 AA in both themes', async () => {
    const { page } = await openHydrated(from, { bypassCSP: true });
    await followBroken(page, 'Broken');
    await page.locator('main h1', { hasText: title }).waitFor();
    await expectAccessibleInThemes(page);
  });
});

test('a missing part of the script loads the whole page, once, before the error page is shown', async () => {
  const { page } = await openHydrated(from);
  await followBroken(page, missingPart);
  await page.locator('main h1', { hasText: 'First Server' }).waitFor();
  expect(await isSameDocument(page)).toBe(false);

  await page.goto(from);
  await hydrated(page);
  await followBroken(page, missingPart);
  await page.locator('main h1', { hasText: title }).waitFor();
  expect(await isSameDocument(page)).toBe(true);
});

describe('a page that the application can not take over', () => {
  async function expectUsable(page: Page) {
    const native = await openWindow({ javaScriptEnabled: false });
    await native.goto(from);
    const text = (shown: Page) => shown.locator('main').innerText();
    expect(await text(page)).toBe(await text(native));
    expect(await drawings(page)).toEqual(await drawings(native));
    await mark(page);
    await page.locator(`main a[href="${to}"]`).first().click();
    await page.locator('main h1', { hasText: 'First Server' }).waitFor();
    expect(await page.title()).not.toBe(title);
  }

  test('stays as the server wrote it, and its links load documents', async () => {
    const page = await openWindow();
    const errors: string[] = [];
    page.on('console', (line) => {
      if (line.type() === 'error') errors.push(line.text());
    });
    await page.addInitScript(breakHeroes, 'Broken');
    await page.goto(from);
    // What React says when an error boundary has caught something.
    await expect.poll(() => errors.join()).toMatch(/Error:/);
    await page.locator('main > div > section').first().waitFor();
    await expectUsable(page);
    expect(await isSameDocument(page)).toBe(false);
  });

  test.each(withVariations(['start'], ['loader', 'dom', 'router-library']))(
    'works without the part %s',
    async (part) => {
      const page = await openWindow();
      await page.route(`**/assets/${part}-*.js`, (route) => route.abort());
      const missing = page.waitForEvent('requestfailed', (request) => request.url().includes(`/${part}-`));
      await page.goto(from);
      await missing;
      await expectUsable(page);
      expect(await isSameDocument(page)).toBe(false);
    },
  );
});
