import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContextOptions, Locator, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listenForComplaints } from '../../support/browser/complaints';
import { expectAccessibleInThemes } from '../../support/browser/expect-accessible';
import { isSameDocument, mark } from '../../support/browser/navigate';
import { hydrated, idle, openWindow } from '../../support/browser/open-page';
import { type BuiltSite, buildTemporarySite } from '../../support/built-site';
import { type RunningServer, startServer } from '../../support/server';
import { long } from '../../support/variations';

const bridges = {
  name: 'Bridges',
  fields: {
    title: { kind: 'line', max: 40 },
    river: { kind: 'choice', of: ['Elbe', 'Saale'] },
    tags: { kind: 'words', of: ['steel', 'stone', 'road'] },
  },
  item: { title: '{title}', text: 'A bridge over the {river}.' },
  path: '/bridges/{slug}',
  page: {
    title: '{title}: a bridge',
    name: '{title}',
    description: 'What {title} is made of, which river it crosses, and who may use it on which days.',
    blocks: [{ type: 'hero', heading: '{title}' }],
  },
  groups: {
    by: 'tags',
    path: '/bridges/of/{tag}',
    page: {
      title: 'Bridges: {tag}',
      name: '{tag}',
      description: 'All bridges that have to do with {tag}, in the order of their names, from A to Z.',
      blocks: [
        { type: 'hero', heading: 'Bridges: {tag}' },
        { type: 'list', of: 'bridges', heading: 'Of {tag}', where: { tags: ['{tag}'] }, topics: true },
      ],
    },
  },
};

const rows: readonly [title: string, river: string, tags: readonly string[]][] = [
  ['Anchor Bridge', 'Elbe', ['steel']],
  ['Bell Bridge', 'Saale', ['stone', 'road']],
  ['Crown Bridge', 'Elbe', ['steel']],
  ['Drum Bridge', 'Saale', ['steel', 'road']],
  ['Elm Bridge', 'Elbe', ['stone']],
];
const all = rows.map(([title]) => title);
const steel = ['Anchor Bridge', 'Crown Bridge', 'Drum Bridge'];
const road = ['Bell Bridge', 'Drum Bridge'];

const forms: readonly object[] = [
  { as: 'cards' },
  { as: 'rows' },
  { as: 'lines' },
  { as: 'menu', by: 'river' },
  { as: 'table', columns: ['river'] },
  { as: 'steps' },
];

const list = (form: object) => ({
  type: 'list',
  of: 'bridges',
  heading: 'Bridges',
  order: 'title',
  topics: true,
  ...form,
});

let site: BuiltSite;
let server: RunningServer;

beforeAll(async () => {
  site = await buildTemporarySite((content) => {
    const write = (file: string, value: object) => writeFileSync(join(content, file), JSON.stringify(value));
    mkdirSync(join(content, 'collections/bridges'), { recursive: true });
    write('collections/bridges/collection.json', bridges);
    for (const [title, river, tags] of rows)
      write(`collections/bridges/${title.split(' ')[0]?.toLowerCase()}.json`, { title, river, tags });
    const page = (path: string, blocks: readonly object[]) => ({
      path,
      title: `Bridges at ${path}`,
      description: `The bridges of two rivers, by what they are made of, on the page with the path ${path}.`,
      blocks: [{ type: 'hero', heading: 'Bridges of two rivers' }, ...blocks],
    });
    write('pages/bridges.json', page('/bridges', [list({})]));
    write('pages/forms.json', page('/forms', forms.map(list)));
  });
  server = await startServer('preview', ['--outDir', site.outDir]);
});

afterAll(async () => {
  await server?.stop();
  site?.remove();
});

const topic = (within: Page | Locator, name: string) => within.locator('.list-topics a', { hasText: name });
const shown = (within: Page | Locator) =>
  within.locator(':is(.cell, .step) h3, .row-label, tbody th').allTextContents();

/** Opens a page and waits until topics can show their rows. */
async function open(path: string, options: BrowserContextOptions = {}) {
  const page = await openWindow({ baseURL: server.url, reducedMotion: 'reduce', ...options });
  const complaints = await listenForComplaints(page);
  const part = page.waitForResponse((response) => response.url().includes('/filter-list-'));
  await page.goto(path);
  await (await part).finished();
  await idle(page);
  return { page, complaints };
}

test.each([
  ['without scripts', { javaScriptEnabled: false }],
  ['where their script does not come', {}],
])('%s, topics lead to their pages', async (_, options) => {
  const page = await openWindow({ baseURL: server.url, ...options });
  await page.route('**/filter-list-*', (route) => route.abort());
  await page.goto('/bridges');
  await topic(page, 'steel').click();
  await page.waitForURL(/bridges.of.steel/);
  await expect.poll(() => shown(page)).toEqual(steel);
  await topic(page, 'All').click();
  await page.waitForURL(/bridges.?$/);
  await expect.poll(() => shown(page)).toEqual(all);
});

test('a topic shows its rows at once, and nothing above them moves', async () => {
  const { page, complaints } = await open('/bridges', { bypassCSP: true });
  await mark(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const link = topic(page, 'steel');
  expect(await topic(page, 'All').textContent()).toBe('All 5');
  await link.focus();
  const place = await link.boundingBox();
  await page.keyboard.press('Enter');
  expect(await shown(page)).toEqual(steel);
  expect(await link.boundingBox()).toEqual(place);
  expect(await page.locator('.cells').getAttribute('data-columns')).toBe('3');
  expect(await page.locator('[aria-current="true"]').allTextContents()).toEqual(['steel 3']);
  expect(await page.locator(':focus').textContent()).toBe('steel 3');
  expect(await page.locator('#route-announcer').textContent()).toBe('3 of 5');
  await expectAccessibleInThemes(page);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  expect(await shown(page)).toEqual(all);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  expect(await shown(page)).toEqual(steel);
  await topic(page, 'All').click();
  expect(await shown(page)).toEqual(all);
  expect(await page.locator('#route-announcer').textContent()).toBe('5 of 5');
  expect(await isSameDocument(page)).toBe(true);
  expect(asked).toEqual([]);
  expect(complaints).toEqual([]);
});

test('lists of each form show the rows of a topic', async () => {
  const { page, complaints } = await open('/forms');
  const blocks = await page.locator('section:has(.list-topics)').all();
  expect(blocks).toHaveLength(forms.length);
  for (const block of blocks) {
    await topic(block, 'road').click();
    expect(await shown(block)).toEqual(road);
  }
  expect(await page.locator('.rows-group h3').allTextContents()).toEqual(['Saale']);
  expect(complaints).toEqual([]);
});

test('whoever comes back or reloads finds the rows of the topic', async () => {
  const { page, complaints } = await open('/bridges');
  await mark(page);
  await topic(page, 'steel').click();
  await page.getByRole('link', { name: 'Crown Bridge' }).click();
  await page.waitForURL('**/bridges/crown');
  await page.goBack();
  await expect.poll(() => shown(page)).toEqual(steel);
  expect(await isSameDocument(page)).toBe(true);
  await page.reload();
  await expect.poll(() => shown(page)).toEqual(steel);
  expect(await page.locator('[aria-current="true"]').allTextContents()).toEqual(['steel 3']);
  await topic(page, 'All').click();
  await page.reload();
  await hydrated(page);
  await idle(page);
  expect(await shown(page)).toEqual(all);
  expect(complaints).toEqual([]);
});

long('in a new tab, a topic is a page', async () => {
  const { page } = await open('/bridges');
  const opened = page.context().waitForEvent('page');
  await topic(page, 'steel').click({ modifiers: ['ControlOrMeta'] });
  const tab = await opened;
  await tab.waitForURL(/bridges.of.steel/);
  expect(await shown(tab)).toEqual(steel);
  expect(await shown(page)).toEqual(all);
});
