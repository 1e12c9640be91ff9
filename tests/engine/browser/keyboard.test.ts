import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { emptyForm, expectSuccess, formValues, message } from '../../support/browser/fill-form';
import { walkBack, walkForth } from '../../support/browser/keyboard-walk';
import { bring } from '../../support/browser/motion';
import { openHydrated } from '../../support/browser/open-page';

const desktop = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 390, height: 844 } };
const paths = ['/', '/brands/cisco', '/contact', '/privacy-policy'];

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

/** Puts the focus on an element by the key that leads to it from the element before. */
async function tabTo(page: Page, selector: string): Promise<void> {
  const target = page.locator(selector).first();
  const isFocused = () => target.evaluate((element) => element === document.activeElement);
  for (let steps = 0; steps < 100 && !(await isFocused()); steps += 1) await page.keyboard.press('Tab');
  expect(await isFocused(), selector).toBe(true);
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim());

describe.each([
  ['desktop', desktop],
  ['phone', phone],
] as const)('by Tab on a %s', (_device, options) => {
  test.each(paths)('everything of %s is reached in order and in view, and left again', async (path) => {
    const page = await open(path, options);
    const { stops, problems } = await walkForth(page);
    expect(stops[0]).toBe('Skip to content');
    expect(problems).toEqual([]);
    expect(await walkBack(page)).toEqual(stops.toReversed());
  });
});

test('the skip link leads past the header', async () => {
  const page = await open('/');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.locator('main :focus').count()).toBe(1);
});

test.each(['Enter', 'Space'])('a question opens and closes by %s', async (key) => {
  const page = await open('/');
  await tabTo(page, '[data-block="faq"] summary');
  const item = page.locator('[data-block="faq"] details').first();
  const isOpen = () => item.evaluate((details) => details.hasAttribute('open'));
  const before = await isOpen();
  await page.keyboard.press(key);
  expect(await isOpen()).toBe(!before);
  await page.keyboard.press(key);
  expect(await isOpen()).toBe(before);
});

test('a carousel goes and stops by Space, and to a card by Enter on its dot', async () => {
  const page = await open('/brands/cisco');
  await tabTo(page, '.carousel .motion-button');
  // The keyboard has stopped it already.
  await page.getByRole('button', { name: 'Play automatic slides' }).waitFor();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Pause automatic slides' }).waitFor();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Play automatic slides' }).waitFor();
  await tabTo(page, '.carousel-dots > :nth-child(3)');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('.carousel-status').innerText()).toBe('Slide 3 of 4');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-current'))).toBe('true');
});

test('the form is filled and sent without a pointer', async () => {
  const page = await open('/contact');
  await tabTo(page, '.contact-form input');
  for (const text of Object.values(message)) {
    await page.keyboard.insertText(text);
    await page.keyboard.press('Tab');
  }
  expect(await formValues(page)).toEqual(message);
  await page.keyboard.press('Enter');
  await expectSuccess(page);
  expect(await formValues(page)).toEqual(emptyForm);
});

test('the theme button answers to Space', async () => {
  const page = await open('/privacy-policy');
  await tabTo(page, '.theme-button');
  await page.keyboard.press('Space');
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
});

test('the mobile menu leads to the Solutions and back', async () => {
  const page = await open('/privacy-policy', phone);
  await tabTo(page, '.menu-button');
  await page.keyboard.press('Enter');
  await tabTo(page, '#mobile-menu-panel button');
  await page.keyboard.press('Enter');
  expect(await focused(page)).toBe('All solutions');
  await page.keyboard.press('Tab');
  expect(await page.locator('#dropdown-panel li:nth-child(2) :focus').count()).toBe(1);
  await page.keyboard.press('Escape');
  expect(await focused(page)).toBe('Menu');
});
