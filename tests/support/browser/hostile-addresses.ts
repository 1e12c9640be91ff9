import fc from 'fast-check';
import type { Page } from 'playwright';
import { expect, inject } from 'vitest';
import { addressParts } from '../generated/address-arbitrary';
import { addLink } from './navigate';
import { hydrated, openWindow } from './open-page';
import { type OtherHost, startOtherHost } from './other-host';
import { settled } from './settled';
import { expectHeading } from './trouble';

/** A window without any policy, and what it has asked hosts other than the site's. */
export async function openUnprotected(): Promise<{
  page: Page;
  other: OtherHost;
  foreign: readonly string[];
}> {
  const other = await startOtherHost(inject('siteUrl'));
  const page = await openWindow({ bypassCSP: true });
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== inject('siteUrl')) foreign.push(request.url());
  });
  return { page, other, foreign };
}

/** Points at a link of the page and follows it, as far as the browser lets it. */
export async function tryLink(page: Page, href: string): Promise<void> {
  await page.evaluate(() => document.getElementById('added')?.remove());
  await addLink(page, href);
  const link = page.locator('#added');
  await link.dispatchEvent('pointerover');
  await settled(page);
  await link.dispatchEvent('click');
  await settled(page);
}

/** Follows random links from the contact page, and comes back from each; no host but the site's is asked. */
export async function expectOwnHostOnly(links: number, seed: number): Promise<void> {
  const { page, other, foreign } = await openUnprotected();
  const part = fc.oneof(fc.constantFrom(...addressParts, other.host), fc.string({ maxLength: 4 }));
  const paths = fc.sample(fc.array(part, { minLength: 1, maxLength: 8 }), { seed, numRuns: links });
  await page.goto('/contact');
  await hydrated(page);
  for (const parts of paths) {
    const { href, pathname } = new URL(`${inject('siteUrl')}/${parts.join('')}`);
    await tryLink(page, href);
    if (/^\/contact\/?$/.test(pathname)) continue;
    await expect.poll(() => new URL(page.url()).pathname).not.toBe('/contact');
    await page.goBack();
    await expectHeading(page, 'Talk to a librarian');
    await hydrated(page);
  }
  expect([other.asked, foreign]).toEqual([[], []]);
}
