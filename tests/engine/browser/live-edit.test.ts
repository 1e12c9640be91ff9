import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { generateSite, serviceFile } from '../../../scripts/support/generate-site';
import { isSameDocument, mark, scrollTo, scrollTop } from '../../support/browser/navigate';
import { hydrated, openHydrated, openWindow } from '../../support/browser/open-page';
import { button, expanded, focused, isScrolled, phone, shown } from '../../support/browser/panels';
import { editFile } from '../../support/edit-file';
import { type StartedServer, startServer } from '../../support/server';
import { makeTemporaryFolder } from '../../support/temporary-site';

let content: string;
let server: StartedServer;

beforeAll(async () => {
  content = makeTemporaryFolder();
  generateSite(content, 3);
  server = await startServer('dev', [], { SITE_CONTENT: content });
});

afterAll(async () => {
  await server.stop();
  rmSync(content, { recursive: true });
});

/** The status that a browser gets for a page. */
const statusOf = async (path: string) =>
  (await fetch(server.url + path, { headers: { accept: 'text/html' } })).status;

const service = () => join(content, serviceFile(0));
const openService = (options = {}) =>
  openHydrated('/services/service-0', { baseURL: server.url, ...options });

describe('an edit of a page file', () => {
  test('is on screen at once; scroll and state stay', async () => {
    const { page, complaints } = await openService();
    await mark(page);
    await scrollTo(page, 500);
    const undo = editFile(service(), '"heading": "Stay Ready"', '"heading": "Stay Awake"');
    await page.locator('h2', { hasText: 'Stay Awake' }).waitFor();
    undo();
    await page.locator('h2', { hasText: 'Stay Ready' }).waitFor();
    expect(await isSameDocument(page)).toBe(true);
    expect(await scrollTop(page)).toBe(500);
    expect(complaints).toEqual([]);
  });

  test.each([5, 20, 40])('that follows another after %i ms is on screen, too', async (gap) => {
    const { page } = await openService();
    editFile(service(), '"heading": "Stay Ready"', '"heading": "Stay Awake"');
    await new Promise((resolve) => setTimeout(resolve, gap));
    editFile(service(), '"heading": "Stay Awake"', '"heading": "Stay Alert"');
    await page.locator('h2', { hasText: 'Stay Alert' }).waitFor({ timeout: 5_000 });
  });

  test('of the head sets the title', async () => {
    const { page } = await openService();
    const undo = editFile(service(), 'for site 0"', 'for another site"');
    await expect.poll(() => page.title()).toContain('for another site');
    undo();
    await expect.poll(() => page.title()).toContain('for site 0');
  });

  test('of the footer in site.json is on screen at once', async () => {
    const { page } = await openService();
    await mark(page);
    const undo = editFile(join(content, 'site.json'), 'offices and warehouses', 'offices and campuses');
    await page.locator('footer', { hasText: 'offices and campuses' }).waitFor();
    undo();
    await page.locator('footer', { hasText: 'offices and warehouses' }).waitFor();
    expect(await isSameDocument(page)).toBe(true);
  });
});

describe('an edit of the header in site.json', () => {
  /** The generated site has no dropdown. */
  const addDropdown = () =>
    editFile(
      join(content, 'site.json'),
      '"header": {',
      '"header": { "menu": { "label": "Solutions", "links": [{ "label": "Write to us", "href": "/contact" }] },',
    );

  test('is on screen at once; what is open, and the shadow, stay', async () => {
    const { page, complaints } = await openService(phone);
    await mark(page);
    await scrollTo(page, 500);
    await button(page, 'menu-panel').click();
    addDropdown();
    await page.locator('#menu-panel button', { hasText: 'Solutions' }).waitFor();
    expect(await shown(page)).toEqual(['menu-panel']);
    expect(await expanded(page)).toEqual(['false', 'true']);
    expect(await isScrolled(page)).toBe(true);
    expect(await isSameDocument(page)).toBe(true);
    expect(complaints).toEqual([]);
  });

  test('leaves the menus and the theme button working', async () => {
    const { page } = await openService(phone);
    await mark(page);
    addDropdown();
    await page.locator('#menu-panel button').waitFor({ state: 'attached' });

    await page.getByRole('button', { name: 'Use dark theme' }).click();
    await page.getByRole('button', { name: 'Use light theme' }).waitFor();

    await button(page, 'menu-panel').click();
    expect(await expanded(page)).toEqual(['false', 'true']);
    await page.locator('#menu-panel button').click();
    expect(await shown(page)).toEqual(['dropdown-panel']);
    expect(await focused(page)).toBe('Write to us');
    expect(await expanded(page)).toEqual(['true', 'false']);

    await page.locator('#dropdown-panel a').click();
    await page.locator('h1', { hasText: 'Contact' }).waitFor();
    expect(await shown(page)).toEqual([]);
    expect(await isSameDocument(page)).toBe(true);
  });
});

describe('a mistake', () => {
  test.each([
    ['of syntax', '"layout": "service",', '"layout": "service"'],
    ['of the schema', '"heading": "Stay Ready"', '"headin": "Stay Ready"'],
    ['of the content', '"href": "/contact",', '"href": "/contract",'],
  ])('%s covers the page with its place until it is mended', async (_kind, right, wrong) => {
    const { page } = await openService();
    await mark(page);
    const overlay = page.locator('vite-error-overlay');
    const undo = editFile(service(), right, wrong);
    await overlay.waitFor();
    expect(await overlay.evaluate((host) => host.shadowRoot?.textContent)).toMatch(
      /pages\/services\/service-0\.json:\d+:\d+/,
    );
    undo();
    await overlay.waitFor({ state: 'detached' });
    expect(await isSameDocument(page)).toBe(true);
    expect(await page.locator('h1').isVisible()).toBe(true);
  });

  test('is shown on a page that is opened later, above its last good content', async () => {
    const undo = editFile(service(), '"heading": "Stay Ready"', '"headin": "Stay Ready"');
    const page = await openWindow({ baseURL: server.url });
    await page.goto('/services/service-0');
    await hydrated(page);
    await page.locator('vite-error-overlay').waitFor();
    expect(await page.locator('h2', { hasText: 'Stay Ready' }).count()).toBe(1);
    undo();
    await page.locator('vite-error-overlay').waitFor({ state: 'detached' });
  });
});

test('a warning is reported in the terminal only', async () => {
  const { page } = await openService();
  const warning = 'A description should have 50 to 155 characters; this one has 6.';
  const file = readFileSync(service(), 'utf8');
  writeFileSync(service(), file.replace(/"description": ".*?"/, '"description": "Brief."'));
  await expect.poll(() => server.printed()).toContain(warning);
  await expect
    .poll(() =>
      page.evaluate(() => document.querySelector('meta[name=description]')?.getAttribute('content')),
    )
    .toBe('Brief.');
  expect(await page.locator('vite-error-overlay').count()).toBe(0);
  writeFileSync(service(), file);
});

describe('a page file', () => {
  test('that is added becomes a page, and is none when it is deleted', async () => {
    const status = () => statusOf('/services/added');
    expect(await status()).toBe(404);
    const file = join(content, 'pages/services/added.json');
    const copy = readFileSync(service(), 'utf8')
      .replace('/services/service-0', '/services/added')
      .replace('for site 0', 'for the added site')
      .replace('on page 0', 'on the added page');
    writeFileSync(file, copy);
    await expect.poll(status).toBe(200);
    rmSync(file);
    await expect.poll(status).toBe(404);
  });
});

test('a page in a new folder becomes a page; the folder may go and come back', async () => {
  const status = () => statusOf('/services/deep');
  const folder = join(content, 'pages/services/new');
  const copy = readFileSync(service(), 'utf8')
    .replace('/services/service-0', '/services/deep')
    .replace('for site 0', 'for the deep site')
    .replace('on page 0', 'on the deep page');
  for (const _time of ['first', 'second']) {
    mkdirSync(folder);
    writeFileSync(join(folder, 'deep.json'), copy);
    await expect.poll(status).toBe(200);
    rmSync(folder, { recursive: true });
    await expect.poll(status).toBe(404);
  }
});

test('a picture that is added is served, and is gone when it is deleted', async () => {
  const status = async () => (await fetch(`${server.url}/images/added.txt`)).status;
  expect(await status()).toBe(404);
  const file = join(content, 'images/added.txt');
  writeFileSync(file, 'as it is');
  await expect.poll(status).toBe(200);
  rmSync(file);
  await expect.poll(status).toBe(404);
});

describe('an alias', () => {
  const alias = '/products/Enterprise networking solutions';
  const encoded = encodeURI(alias);

  test('shows the page natively and by a link, with the canonical link of the page', async () => {
    const undo = editFile(service(), '"layout": "service",', `"layout": "service", "aliases": ["${alias}"],`);
    await expect.poll(() => statusOf(encoded)).toBe(200);

    const { page, complaints } = await openHydrated(encoded, { baseURL: server.url });
    const heading = await page.locator('h1').innerText();
    const canonical = () => page.locator('link[rel="canonical"]').getAttribute('href');
    expect(await canonical()).toMatch(/\/services\/service-0$/);

    await mark(page);
    await page.locator('main a[href="/contact"]').last().click();
    await page.locator('h1', { hasText: 'Contact' }).waitFor();
    await page.goBack();
    await expect.poll(() => page.locator('h1').innerText()).toBe(heading);
    expect(new URL(page.url()).pathname).toBe(encoded);
    expect(await canonical()).toMatch(/\/services\/service-0$/);
    expect(await isSameDocument(page)).toBe(true);
    expect(complaints).toEqual([]);
    undo();
    await expect.poll(() => statusOf(encoded)).toBe(404);
  });
});
