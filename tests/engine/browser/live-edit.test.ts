import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isSameDocument, mark, scrollTo, scrollTop } from '../../support/browser/navigate';
import {
  hydrated,
  type OpenPage,
  openHydrated,
  openSharedWindow,
  openWindow,
} from '../../support/browser/open-page';
import { button, expanded, focused, isScrolled, phone, shown } from '../../support/browser/panels';
import { serveDevSite } from '../../support/dev-site';
import { editFile } from '../../support/edit-file';
import { long, withVariations } from '../../support/variations';

const { content, service, server } = serveDevSite();
const openService = (options = {}, open = openWindow) =>
  openHydrated('/services/service-0', { baseURL: server().url, ...options }, open);

/** The page in a window that stays open: every test leaves the content as it was. */
let shared: OpenPage;

beforeAll(async () => {
  shared = await openService({}, openSharedWindow);
});
afterAll(() => shared.page.context().close());

beforeEach(() => shared.page.locator('h2', { hasText: 'Stay Ready' }).waitFor());

describe('an edit of a page file', () => {
  test('is on screen at once; scroll and state stay', async () => {
    const { page, complaints } = shared;
    await mark(page);
    await scrollTo(page, 500);
    const undo = editFile(service, '"heading": "Stay Ready"', '"heading": "Stay Awake"');
    await page.locator('h2', { hasText: 'Stay Awake' }).waitFor();
    undo();
    await page.locator('h2', { hasText: 'Stay Ready' }).waitFor();
    expect(await isSameDocument(page)).toBe(true);
    expect(await scrollTop(page)).toBe(500);
    expect(complaints).toEqual([]);
  });

  test.each(withVariations([20], [5, 40]))(
    'that follows another after %i ms is on screen, too',
    async (gap) => {
      const { page } = shared;
      editFile(service, '"heading": "Stay Ready"', '"heading": "Stay Awake"');
      await new Promise((resolve) => setTimeout(resolve, gap));
      editFile(service, '"heading": "Stay Awake"', '"heading": "Stay Alert"');
      await page.locator('h2', { hasText: 'Stay Alert' }).waitFor();
    },
  );

  test('of the head sets the title', async () => {
    const { page } = shared;
    const undo = editFile(service, 'for site 0"', 'for another site"');
    await expect.poll(() => page.title()).toContain('for another site');
    undo();
    await expect.poll(() => page.title()).toContain('for site 0');
  });

  test('of the footer in site.json is on screen at once', async () => {
    const { page } = shared;
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

  long('leaves the menus and the theme button working', async () => {
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
  ])('%s covers the page, with its position, until it is corrected', async (_kind, right, wrong) => {
    const { page } = shared;
    await mark(page);
    const overlay = page.locator('vite-error-overlay');
    const undo = editFile(service, right, wrong);
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
    const undo = editFile(service, '"heading": "Stay Ready"', '"headin": "Stay Ready"');
    const page = await openWindow({ baseURL: server().url });
    await page.goto('/services/service-0');
    await hydrated(page);
    await page.locator('vite-error-overlay').waitFor();
    expect(await page.locator('h2', { hasText: 'Stay Ready' }).count()).toBe(1);
    undo();
    await page.locator('vite-error-overlay').waitFor({ state: 'detached' });
  });
});

test('a warning is reported in the terminal only', async () => {
  const { page } = shared;
  const warning = 'A description should have 50 to 155 characters; this one has 6.';
  const file = readFileSync(service, 'utf8');
  writeFileSync(service, file.replace(/"description": ".*?"/, '"description": "Brief."'));
  await expect.poll(() => server().printed()).toContain(warning);
  await expect
    .poll(() =>
      page.evaluate(() => document.querySelector('meta[name=description]')?.getAttribute('content')),
    )
    .toBe('Brief.');
  expect(await page.locator('vite-error-overlay').count()).toBe(0);
  writeFileSync(service, file);
});
