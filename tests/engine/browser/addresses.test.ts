import fc from 'fast-check';
import type { Page } from 'playwright';
import { describe, expect, inject, test } from 'vitest';
import { addLink } from '../../support/browser/navigate';
import { hydrated, openWindow } from '../../support/browser/open-page';
import { type OtherHost, startOtherHost } from '../../support/browser/other-host';
import { expectHeading } from '../../support/browser/trouble';
import { addressParts } from '../../support/generated/address-arbitrary';

const contactHeading = 'Talk to a librarian';
const notFoundHeading = 'This shelf is empty';

/** A window without any policy, and what it has asked hosts other than the site's. */
async function openUnprotected(): Promise<{ page: Page; other: OtherHost; foreign: readonly string[] }> {
  const other = await startOtherHost(inject('siteUrl'));
  const page = await openWindow({ bypassCSP: true });
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== inject('siteUrl')) foreign.push(request.url());
  });
  return { page, other, foreign };
}

/** Points at a link of the page and follows it, as far as the browser lets it. */
async function tryLink(page: Page, href: string): Promise<void> {
  await page.evaluate(() => document.getElementById('added')?.remove());
  await addLink(page, href);
  const link = page.locator('#added');
  await link.dispatchEvent('pointerover');
  await page.waitForTimeout(100);
  await link.dispatchEvent('click');
  await page.waitForTimeout(200);
}

describe('on a host without headers, an address that ends in the name of another host', () => {
  test.each(['/%2F', '/%2f', '/%2F%2F', '/.%2F%2F', '/%5C', '/%2F%5C', '/%09/'])(
    'after %s asks that host nothing when the visitor comes back to it',
    async (start) => {
      const { page, other, foreign } = await openUnprotected();
      await page.goto(`${inject('siteUrl')}${start}${other.host}/x`);
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/contact"]')?.click());
      await expectHeading(page, contactHeading);
      await page.goBack();
      await expectHeading(page, notFoundHeading);
      await page.waitForTimeout(300);
      expect([other.asked, foreign, await page.locator('[onerror]').count()]).toEqual([[], [], 0]);
    },
  );

  test.each(['/%2F', '/%2F%2F'])('after %s asks that host nothing as a link', async (start) => {
    const { page, other, foreign } = await openUnprotected();
    await page.goto('/contact');
    await hydrated(page);
    await tryLink(page, `${inject('siteUrl')}${start}${other.host}/x`);
    await expectHeading(page, notFoundHeading);
    await page.goBack();
    await expectHeading(page, contactHeading);
    expect([other.asked, foreign, await page.locator('[onerror]').count()]).toEqual([[], [], 0]);
  });
});

test('a page that redirects to another host is not drawn', async () => {
  const { page, other } = await openUnprotected();
  await page.goto('/contact');
  await hydrated(page);
  const to = '/courses/first-server';
  await page.route(`**${to}/`, (route) =>
    route.request().resourceType() === 'fetch'
      ? route.fulfill({ status: 302, headers: { location: `http://${other.host}${to}/` } })
      : route.fallback(),
  );
  await tryLink(page, to);
  await expectHeading(page, 'First Server');
  expect([other.asked, await page.locator('[onerror]').count()]).toEqual([[], 0]);
});

test('whatever the path of an address is, nothing but the site is asked', async () => {
  const { page, other, foreign } = await openUnprotected();
  const part = fc.oneof(fc.constantFrom(...addressParts, other.host), fc.string({ maxLength: 4 }));
  const paths = fc.sample(fc.array(part, { minLength: 1, maxLength: 8 }), { seed: 16, numRuns: 40 });
  await page.goto('/contact');
  await hydrated(page);
  for (const parts of paths) {
    await tryLink(page, `${inject('siteUrl')}/${parts.join('')}`);
    if (new URL(page.url()).pathname === '/contact') continue;
    await page.goBack();
    await expectHeading(page, contactHeading);
    await hydrated(page);
  }
  expect([other.asked, foreign]).toEqual([[], []]);
});
