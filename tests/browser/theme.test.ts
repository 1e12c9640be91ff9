import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { openHydrated, openWindow } from './support/open-page';

const light = 'rgb(255, 255, 255)';
const dark = 'rgb(8, 14, 25)';
const button = (page: Page) => page.locator('[data-theme-toggle]');
const ground = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('theme'));

describe.each([
  ['light', light, 'Use dark theme', 'dark', dark, 'Use light theme'],
  ['dark', dark, 'Use light theme', 'light', light, 'Use dark theme'],
] as const)('while the system is %s', (colorScheme, from, name, theme, to, nextName) => {
  test(`the button is called "${name}", sets it and remembers it`, async () => {
    const { page, complaints } = await openHydrated('/', { colorScheme });
    expect(await ground(page)).toBe(from);
    expect(await button(page).getAttribute('aria-label')).toBe(name);
    expect(await stored(page)).toBeNull();

    await button(page).click();
    expect(await ground(page)).toBe(to);
    expect(await button(page).getAttribute('aria-label')).toBe(nextName);
    expect(await stored(page)).toBe(theme);

    await page.reload({ waitUntil: 'commit' });
    await page.locator('body').waitFor({ state: 'attached' });
    expect(await ground(page)).toBe(to);
    await expect.poll(() => button(page).getAttribute('aria-label')).toBe(nextName);

    await button(page).click();
    expect(await ground(page)).toBe(from);
    expect(complaints).toEqual([]);
  });
});

test('while nothing is stored, page and button keep in step with the system', async () => {
  const { page } = await openHydrated('/', { colorScheme: 'light' });
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await ground(page)).toBe(dark);
  await expect.poll(() => button(page).getAttribute('aria-label')).toBe('Use light theme');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => button(page).getAttribute('aria-label')).toBe('Use dark theme');
  expect(await stored(page)).toBeNull();
});

test('a chosen theme stays when the system changes', async () => {
  const { page } = await openHydrated('/', { colorScheme: 'light' });
  await button(page).click();
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await ground(page)).toBe(dark);
  expect(await button(page).getAttribute('aria-label')).toBe('Use light theme');
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
});

test('without JavaScript there is no button and the system decides', async () => {
  const page = await openWindow({ colorScheme: 'dark', javaScriptEnabled: false });
  await page.goto('/');
  expect(await button(page).isVisible()).toBe(false);
  expect(await ground(page)).toBe(dark);
});
