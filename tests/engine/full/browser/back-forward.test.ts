import { type BrowserContext, chromium } from 'playwright';
import { expect, inject, onTestFinished, test } from 'vitest';
import { findBrowser } from '../../../../scripts/support/find-browser';
import { field, fillForm, formValues, message, sendButton } from '../../../support/browser/fill-form';
import { heading } from '../../../support/browser/navigate';
import { hydrated } from '../../../support/browser/open-page';
import { follow } from '../../../support/browser/trouble';

/** Playwright's browsers have no back/forward cache unless they are told to. */
async function openWithCache(): Promise<BrowserContext> {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  onTestFinished(() => browser.close());
  return browser.newContext({ baseURL: inject('siteUrl') });
}

test('a page that was left comes back from the back/forward cache as it was, and works', async () => {
  const page = await (await openWithCache()).newPage();
  await page.goto('/contact');
  await hydrated(page);
  await sendButton(page).waitFor();
  await fillForm(page);
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.persisted = String(persisted);
    });
  });
  await page.goto('/privacy-policy');
  await page.goBack({ waitUntil: 'commit' });
  await expect.poll(() => page.locator('html').getAttribute('data-persisted')).toBe('true');
  expect(await formValues(page)).toEqual(message);
  await field(page, 'subject').fill('Another subject');
  const before = await heading(page);
  await follow(page, '/privacy-policy');
  await expect.poll(() => heading(page)).not.toBe(before);
  await page.goBack({ waitUntil: 'commit' });
  await expect.poll(() => heading(page)).toBe(before);
});
