import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { holdPart } from '../../support/browser/hold-part';
import { hydrated, openHydrated, openWindow } from '../../support/browser/open-page';
import { long, oneOfEvery } from '../../support/variations';

const light = 'rgb(255, 255, 255)';
const dark = 'rgb(8, 14, 25)';
const button = (page: Page) => page.locator('.theme-button');
const ground = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('theme'));

/** The page's color, and the button's name as assistive technology reads it. */
async function expectTheme(page: Page, color: string, name: string) {
  await page.getByRole('button', { name, exact: true }).waitFor();
  expect(await page.getByRole('button', { name: /^Use/ }).count()).toBe(1);
  expect(await ground(page)).toBe(color);
}

async function reload(page: Page) {
  await page.reload({ waitUntil: 'commit' });
  await page.locator('body').waitFor({ state: 'attached' });
}

const cases = [
  ['light', light, 'Use dark theme', 'dark', dark, 'Use light theme'],
  ['dark', dark, 'Use light theme', 'light', light, 'Use dark theme'],
] as const;

describe.each(oneOfEvery(2, cases))(
  'while the system is %s',
  (colorScheme, from, name, theme, to, nextName) => {
    test('the button answers before the application takes over, and once after it', async () => {
      const page = await openWindow({ colorScheme });
      const release = await holdPart(page, 'start');
      await page.goto('/');
      await button(page).click();
      await expectTheme(page, to, nextName);
      expect(await stored(page)).toBe(theme);

      await reload(page);
      await expectTheme(page, to, nextName);
      release();
      await hydrated(page);
      await expectTheme(page, to, nextName);

      await button(page).click();
      await expectTheme(page, from, name);
    });
  },
);

test('the button needs no part of the script', async () => {
  const page = await openWindow({ colorScheme: 'light' });
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/');
  await button(page).click();
  await expectTheme(page, dark, 'Use light theme');
  expect(await stored(page)).toBe('dark');
});

long('while nothing is stored, page and button keep in step with the system', async () => {
  const { page } = await openHydrated('/', { colorScheme: 'light' });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectTheme(page, dark, 'Use light theme');
  await page.emulateMedia({ colorScheme: 'light' });
  await expectTheme(page, light, 'Use dark theme');
  expect(await stored(page)).toBeNull();
});

long('a chosen theme stays when the system changes', async () => {
  const { page } = await openHydrated('/', { colorScheme: 'light' });
  await button(page).click();
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.emulateMedia({ colorScheme: 'light' });
  await expectTheme(page, dark, 'Use light theme');
});

test('without storage the button works for the page', async () => {
  const page = await openWindow({ colorScheme: 'light' });
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Denied', 'SecurityError');
      },
    }),
  );
  await page.goto('/');
  await button(page).click();
  expect(await ground(page)).toBe(dark);
  await button(page).click();
  expect(await ground(page)).toBe(light);
});
