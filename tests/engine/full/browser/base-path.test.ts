import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectSuccess, openForm, sendMessage } from '../../../support/browser/fill-form';
import { addLink, drawings, heading, isSameDocument, mark } from '../../../support/browser/navigate';
import { openHydrated, openWindow } from '../../../support/browser/open-page';
import { type BuiltSite, buildTemporarySite, setAddress } from '../../../support/built-site';
import { elementsOf } from '../../../support/html';
import { type RunningServer, startServer } from '../../../support/server';
import { withVariations } from '../../../support/variations';

const base = '/sub';
const contact = `${base}/contact`;
const service = `${base}/services/service-0`;

const host = 'https://northport.example';

let site: BuiltSite;
let server: RunningServer;

beforeAll(async () => {
  site = await buildTemporarySite((content) => setAddress(content, host + base));
  server = await startServer('preview', ['--outDir', site.outDir]);
});

afterAll(async () => {
  await server?.stop();
  site?.remove();
});

const get = (path: string) => fetch(server.url + path, { redirect: 'manual' });
const open = (path: string, { url } = server) => openHydrated(path, { baseURL: url });
const pathOf = (page: Page) => new URL(page.url()).pathname;

/** Every address on the site's host that a document names, but that of the page for unknown addresses. */
const addressesOf = (html: string) =>
  elementsOf(html)
    .flatMap(({ attributes: { href, src, content, 'data-chunks': chunks } }) => [href, src, content, chunks])
    .flatMap((value) => value?.split(' ') ?? [])
    .map((address) => address.replace(host, ''))
    .filter((address) => address.startsWith('/') && address !== `${base}/404`);

describe('a site below a path', () => {
  test.each([base, `${base}/`, contact, `${contact}/`, `${base}/robots.txt`])('answers %s', async (path) => {
    expect((await get(path)).status).toBe(200);
  });

  test.each(['/', '/contact', '/subway', `${base}/no-such-page`, `${base}${contact}`])(
    'has no page at %s',
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(404);
      expect(await response.text()).toContain(`<a class="brand" href="${base}/">`);
    },
  );

  test('names nothing outside the path, and nothing that is missing', async () => {
    const documents = await Promise.all(
      [`${base}/`, contact, service, `${base}/404.html`].map(async (path) => (await get(path)).text()),
    );
    const addresses = new Set(documents.flatMap(addressesOf));
    expect(addresses.size).toBeGreaterThan(10);
    for (const address of addresses) {
      expect(address).toMatch(/^\/sub(\/|$)/);
      expect([address, (await get(address)).status]).toEqual([address, 200]);
    }
  });

  test('lists its addresses for search engines', async () => {
    const sitemap = await (await get(`${base}/sitemap.xml`)).text();
    expect([...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address).sort()).toEqual([
      'https://northport.example/sub/',
      'https://northport.example/sub/contact',
      'https://northport.example/sub/services/service-0',
      'https://northport.example/sub/services/service-1',
    ]);
    expect(await (await get(`${base}/robots.txt`)).text()).toContain(
      'Sitemap: https://northport.example/sub/sitemap.xml',
    );
  });

  test('lets its assets be kept for good', async () => {
    const html = await (await get(`${base}/`)).text();
    const [, font = ''] = /url\(([^)]+\.woff2)\)/.exec(html) ?? [];
    expect((await get(font)).headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await get(`${base}/`)).headers.get('cache-control')).toBe('no-cache');
  });
});

describe('navigation below a path', () => {
  test('fetches a page when the pointer comes, shows it by a click, and goes back', async () => {
    const { page, complaints } = await open(`${base}/`);
    await mark(page);
    const first = await heading(page);
    const link = page.locator(`footer a[href="${service}"]`);
    const fetched = page.waitForRequest((request) => new URL(request.url()).pathname === `${service}/`);
    await link.hover();
    await fetched;
    await link.click();
    await page.locator('main h1', { hasText: '0' }).waitFor();
    expect(pathOf(page)).toBe(service);
    const native = await openWindow({ baseURL: server.url });
    await native.goto(service);
    expect(await drawings(page)).toEqual(await drawings(native));

    await page.locator(`header a[href="${contact}"]`).first().click();
    await page.locator('.contact-form').waitFor();
    expect(await page.locator(`header .button[href="${contact}"]`).first().getAttribute('aria-current')).toBe(
      'page',
    );
    await page.goBack();
    await expect.poll(() => pathOf(page)).toBe(service);
    await page.goBack();
    await expect.poll(() => heading(page)).toBe(first);
    expect(pathOf(page)).toBe(`${base}/`);
    expect(await isSameDocument(page)).toBe(true);
    expect(complaints).toEqual([]);
  });

  test('works from the address without a slash', async () => {
    const { page, complaints } = await open(base);
    await mark(page);
    await page.locator(`header a[href="${contact}"]`).first().click();
    await page.locator('.contact-form').waitFor();
    await page.locator('a.brand').first().click();
    await page.locator('.stats').waitFor();
    expect(pathOf(page)).toBe(`${base}/`);
    expect(await isSameDocument(page)).toBe(true);
    expect(complaints).toEqual([]);
  });

  test('leaves a link out of the site to the browser', async () => {
    const { page } = await open(`${base}/`);
    await mark(page);
    await addLink(page, '/contact');
    await page.locator('#added').click();
    await expect.poll(() => pathOf(page)).toBe('/contact');
    expect(await isSameDocument(page)).toBe(false);
  });

  test('shows the 404 page for an unknown address, and leads home from it', async () => {
    const { page } = await open(`${base}/`);
    const home = await heading(page);
    await mark(page);
    await addLink(page, `${base}/no-such-page`);
    await page.locator('#added').click();
    await page.locator('main h1', { hasText: 'Page not found' }).waitFor();
    await page.locator(`main a[href="${base}/"]`).first().click();
    await expect.poll(() => heading(page)).toBe(home);
    expect(await isSameDocument(page)).toBe(true);
  });

  test('leads home from the 404 page of an address outside', async () => {
    const page = await openWindow({ baseURL: server.url });
    await page.goto('/contact');
    expect(await heading(page)).toBe('Page not found');
    await page.locator(`main a[href="${base}/"]`).first().click();
    await page.locator('.stats').waitFor();
    expect(pathOf(page)).toBe(`${base}/`);
  });
});

test('the contact form below a path sends', async () => {
  const { page, complaints } = await openForm({ baseURL: server.url }, contact);
  await sendMessage(page);
  await expectSuccess(page);
  expect(complaints).toEqual([]);
});

test.each(withVariations([], ['development']))('the %s server serves the path', async () => {
  const dev = await startServer('dev', [], { SITE_CONTENT: site.content });
  try {
    const { page, complaints } = await open(`${base}/`, dev);
    await mark(page);
    await page.locator(`footer a[href="${service}"]`).click();
    await expect.poll(() => pathOf(page)).toBe(service);
    await page.locator('main h1', { hasText: '0' }).waitFor();
    expect(await isSameDocument(page)).toBe(true);
    expect(complaints).toEqual([]);
    expect((await fetch(`${dev.url}/contact`)).status).toBe(404);
  } finally {
    await dev.stop();
  }
});
