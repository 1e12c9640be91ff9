import type { Page } from 'playwright';
import { expect } from 'vitest';
import { standInForHosts } from './embed-hosts';
import { heading } from './navigate';
import { openHydrated, openWindow } from './open-page';
import { tryControls } from './try-controls';

/** Uses every control of a page, leaves it by a link of the footer and comes back: the policy forbids none of it. */
export async function expectWithinPolicy(path: string, open = openWindow): Promise<void> {
  const { page, complaints } = await openHydrated(path, undefined, open);
  await standInForHosts(page);
  const endpoint = await standInForEndpoint(page);
  await tryControls(page);
  // A heading may go on to type in its last line.
  const firstLine = async () => (await heading(page)).split('\n')[0];
  const before = await firstLine();
  const elsewhere = `footer li a[href^="/"]:not([href="${path}"], [href*="#"])`;
  await page.locator(elsewhere).first().click();
  await expect.poll(firstLine).not.toBe(before);
  await page.goBack();
  await expect.poll(firstLine).toBe(before);
  expect(complaints.filter((complaint) => complaint !== `foreign: ${endpoint}`)).toEqual([]);
}

/** Accepts what the page's form sends to another host, and gives its address. */
async function standInForEndpoint(page: Page): Promise<string | undefined> {
  const forms = await page.locator('form[action^="http"]').all();
  const endpoint = (await forms[0]?.getAttribute('action')) ?? undefined;
  if (endpoint !== undefined)
    await page.route(endpoint, (route) =>
      route.fulfill({ headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' } }),
    );
  return endpoint;
}
