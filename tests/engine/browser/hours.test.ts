import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { openWindow } from '../../support/browser/open-page';

/** The page with hours, at a time of the visitor's clock; the hours are those of London. */
async function openAt(time: string): Promise<Page> {
  const page = await openWindow({ timezoneId: 'Asia/Tokyo' });
  await page.clock.install({ time });
  await page.goto('/visit');
  return page;
}

const statuses = (page: Page) => page.locator('.hours-status').allTextContents();
const today = (page: Page) => page.locator('[data-today] dt').allTextContents();

test('the clock of the place says what day is today, and whether it is open now', async () => {
  const page = await openAt('2026-11-26T15:30:00Z');
  await expect
    .poll(() => statuses(page))
    .toEqual([
      'Open now, until 7:00 PM',
      'Closed now, opens Saturday at 9:00 AM',
      'Closed now, opens Tuesday at 10:00 AM',
    ]);
  expect(await today(page)).toEqual(Array(3).fill('Thursday Today'));
  expect(await page.locator('.hours-other').count()).toBe(3);
  await page.clock.fastForward('03:30:00');
  await expect.poll(async () => (await statuses(page))[0]).toBe('Closed now, opens Friday at 8:00 AM');
});

test('an exception comes before the week, and is gone on the day after it', async () => {
  const page = await openAt('2026-12-31T09:00:00Z');
  await expect.poll(async () => (await statuses(page))[0]).toBe('Open now, until 11:00 AM');
  expect(await page.locator('.hours-other dt').allTextContents()).toEqual(['December 31 Today']);
});

test('without scripts no day is marked, no status is said, and every exception stays', async () => {
  const page = await openWindow({ javaScriptEnabled: false });
  await page.goto('/visit');
  expect(await statuses(page)).toEqual(['', '', '']);
  expect(await today(page)).toEqual([]);
  expect(await page.locator('.hours-other dt').count()).toBe(4);
});
