import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { axeFindings } from '../../support/browser/axe-findings';
import { openHydrated, openWindow } from '../../support/browser/open-page';
import { long } from '../../support/variations';

const position = (page: Page) => page.locator('.gallery-position').textContent();
/** Which link of the gallery has the focus. */
const focused = (page: Page) =>
  page.locator('.gallery a').evaluateAll((links) => links.findIndex((link) => link.matches(':focus')));

test('a picture opens large, the keys lead to the others, and the focus returns to the last one', async () => {
  const { page, complaints } = await openHydrated('/visit');
  await page.locator('.gallery a').nth(1).press('Enter');
  await expect.poll(() => position(page)).toBe('2 of 7');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => position(page)).toBe('3 of 7');
  expect(await page.locator('.gallery-bar p').textContent()).toContain('Each tool has its outline.');
  await page.keyboard.press('End');
  await expect.poll(() => position(page)).toBe('7 of 7');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => position(page)).toBe('7 of 7');
  await page.keyboard.press('Home');
  await expect.poll(() => position(page)).toBe('1 of 7');
  await page.getByRole('button', { name: 'Next picture' }).click();
  await expect.poll(() => position(page)).toBe('2 of 7');
  await page.locator('.gallery-row').evaluate((row) => row.scrollTo(row.clientWidth * 4, 0));
  await expect.poll(() => position(page)).toBe('5 of 7');
  await page.keyboard.press('Escape');
  await expect.poll(() => focused(page)).toBe(4);
  expect(await page.locator('.gallery-dialog').count()).toBe(0);
  expect(complaints).toEqual([]);
});

test('the open dialog has no finding of axe, and does not scroll the page', async () => {
  const { page } = await openHydrated('/visit', { bypassCSP: true });
  await page.locator('.gallery a').first().click();
  await page.locator('.gallery-dialog img').first().waitFor();
  expect(await axeFindings(page)).toEqual([]);
  const before = await page.evaluate(() => scrollY);
  await page.mouse.move(300, 300);
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
});

test('without scripts each picture is a link to its large file', async () => {
  const page = await openWindow({ javaScriptEnabled: false });
  await page.goto('/visit');
  const [href] = await page
    .locator('.gallery a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const response = await page.request.get(href ?? '');
  expect(response.headers()['content-type']).toBe('image/webp');
});

long('no other page loads the script of the gallery', async () => {
  const { page } = await openHydrated('/');
  const loaded = () =>
    page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name.replace(/.*\//, '')));
  expect((await loaded()).filter((name) => /^(gallery|steps|downloads)-/.test(name))).toEqual([]);
});
