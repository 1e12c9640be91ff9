import { expect, test } from 'vitest';
import { listenForComplaints } from '../../support/browser/complaints';
import { fetchFor } from '../../support/browser/fetch-for';
import { hydrated, openWindow } from '../../support/browser/open-page';

test('markup that React would not write is noticed, and the page is rendered again with its drawings', async () => {
  const page = await openWindow();
  const complaints = await listenForComplaints(page);
  await page.route('**/contact', async (route) => {
    const response = await fetchFor(route);
    await route.fulfill({
      response,
      body: (await response.text()).replace(/<h1[\s\S]*?<\/h1>/, '<h1>Other</h1>'),
    });
  });
  await page.goto('/contact');
  await expect.poll(() => complaints.join()).toContain('hydration recovered');
  await expect.poll(() => page.locator('main h1').textContent()).not.toBe('Other');
  const drawings = page.locator('main [data-static]');
  await expect
    .poll(() => drawings.evaluateAll((all) => all.filter((each) => each.innerHTML === '').length))
    .toBe(0);
  expect(await drawings.count()).toBeGreaterThan(0);
  expect(complaints.filter((complaint) => !complaint.includes('hydration recovered'))).toEqual([]);
});

test('a number that the browser would write otherwise stays as the document has it', async () => {
  const page = await openWindow();
  const complaints = await listenForComplaints(page);
  await page.route('**/', async (route) => {
    const response = await fetchFor(route);
    await route.fulfill({ response, body: (await response.text()).replaceAll('>1200<', '>1’200<') });
  });
  await page.goto('/');
  await hydrated(page);
  expect(await page.locator('.stat dd > .visually-hidden').allTextContents()).toContain('1’200');
  expect(complaints).toEqual([]);
});
