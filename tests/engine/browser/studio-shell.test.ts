import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Route } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import schema from '../../../site.schema.json';
import { expectAccessibleInThemes } from '../../support/browser/expect-accessible';
import { openSharedWindow } from '../../support/browser/open-page';
import { type StartedStudio, startStudio } from '../../support/edits/start-studio';
import { openStudioWindow } from '../../support/studio/open-studio-window';

let studio: StartedStudio;
/** For the tests that only look. */
let shared: Awaited<ReturnType<typeof openShell>>;

beforeAll(async () => {
  studio = await startStudio();
  shared = await openShell('/tour', {}, openSharedWindow);
});
afterAll(async () => {
  await shared.page.context().close();
  await studio.remove();
});

async function openShell(path: string, options = {}, open?: typeof openSharedWindow) {
  const viewport = { width: 1024, height: 700 };
  const page = await openStudioWindow(studio, { viewport, ...options }, open);
  await page.goto(`/_edit${path}`);
  const form = page.getByRole('form', { name: 'Fields' });
  await form.getByRole('heading', { name: 'Page', exact: true }).waitFor();
  return { page, form, problems: page.getByRole('banner').getByRole('button', { name: /problem|warning/i }) };
}

test('the open page is in sight in the list, and what Tab comes to', async () => {
  const { page } = shared;
  const row = page.getByRole('link', { name: '/tour' });
  await expect.poll(() => row.getAttribute('tabindex')).toBe('0');
  const list = await page.locator('.pages-list').boundingBox();
  const box = await row.boundingBox();
  expect(box?.y).toBeLessThan((list?.y ?? 0) + (list?.height ?? 0) - 40);
});

test('a long filter neither widens the pane nor opens what is above the page that it means', async () => {
  const { page } = await openShell('/tour');
  const pane = page.locator('.pane-pages');
  const filter = page.getByRole('searchbox', { name: 'Filter pages' });
  await filter.fill('a cable tester with eight leds that nobody has lent yet');
  await filter.fill('/topics/home-networks');
  const beyond = () => pane.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(await beyond()).toBe(0);
  await filter.press('Enter');
  await page.frameLocator('.preview iframe').locator('h1', { hasText: 'network' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/_edit/topics/home-networks');
});

test('tokens in titles are filled in', async () => {
  await shared.page.getByRole('link', { name: 'Contact Alder Street' }).waitFor({ state: 'attached' });
});

test('only one row of the blocks is in the way of Tab', async () => {
  const { form } = shared;
  const buttons = form.getByRole('list', { name: 'Blocks' }).locator('button');
  await buttons.first().waitFor();
  const stops = await buttons.evaluateAll((all) => all.filter((each) => each.tabIndex === 0).length);
  expect(stops).toBeLessThanOrEqual(5);
});

test('the studio never scrolls as a whole', async () => {
  const { page, form } = shared;
  const beyond = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  expect(await beyond()).toBe(0);
  await page.getByRole('button', { name: 'Header', exact: true }).click();
  await form.getByRole('heading', { name: 'Header', exact: true }).waitFor();
  expect(await beyond()).toBe(0);
});

test('problems are listed by page', async () => {
  const { form, problems } = shared;
  await problems.click();
  await expect.poll(() => form.getByRole('heading', { level: 3 }).allTextContents()).toContain('site.json');
});

test('the down arrow goes from the filter to the first page', async () => {
  const { page } = shared;
  await page.getByRole('searchbox', { name: 'Filter pages' }).fill('/courses');
  await page.getByRole('link', { name: '/tour' }).waitFor({ state: 'detached' });
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toMatch(/\/courses$/);
});

test('a problem, a part of the site and a page are one click from the list of problems', async () => {
  const { page, form, problems } = await openShell('/tour');
  const title = form.getByRole('heading', { level: 2 }).first();
  await problems.click();
  await expect.poll(() => title.textContent()).toBe('Problems');
  await form.getByRole('button', { name: /URL/ }).click();
  await expect.poll(() => title.textContent()).toBe('Settings');
  const url = form.getByRole('textbox', { name: 'URL', exact: true });
  await expect.poll(() => url.evaluate((field) => field === document.activeElement)).toBe(true);

  await problems.click();
  await page.getByRole('button', { name: 'Footer', exact: true }).click();
  await expect.poll(() => title.textContent()).toBe('Footer');

  await problems.click();
  await page.getByRole('link', { name: '/tour' }).click();
  await expect.poll(() => title.textContent()).toBe('Page');
});

test('a page that is opened while the frame still starts is the one that comes', async () => {
  const page = await openStudioWindow(studio, { viewport: { width: 1024, height: 700 } });
  const start = new Promise<Route>((resolve) => {
    page.route('**/assets/start-*.js', resolve);
  });
  await page.goto('/_edit/tour');
  const held = await start;
  const shown = page.waitForResponse((response) => response.url().endsWith('/_edit/api/show'));
  await page.getByRole('link', { name: '/contact' }).click();
  await shown;
  await held.continue();
  await page.frameLocator('.preview iframe').locator('h1', { hasText: 'librarian' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/_edit/contact');
});

test('opening a page leaves the focus where it is, and Back comes to the page before', async () => {
  const { page, form, problems } = await openShell('/tour');
  await page.frameLocator('iframe').locator('html[data-hydrated="true"]').waitFor();
  const html = page.frameLocator('iframe').locator('html');
  await html.evaluate((element: HTMLElement) => {
    element.addEventListener('focusin', ({ target }) => {
      if (target instanceof HTMLHeadingElement) element.dataset.arrived = '';
    });
  });
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await page.getByRole('link', { name: '/contact' }).focus();
  await page.keyboard.press('Enter');
  await page.frameLocator('iframe').locator('html[data-arrived]').waitFor();
  await expect.poll(focused).toMatch(/\/contact$/);

  await problems.click();
  await form.getByRole('button', { name: /Email/ }).waitFor();
  await page.getByRole('link', { name: '/tools', exact: false }).first().click();
  await page.goBack();
  await expect.poll(() => form.getByRole('heading', { level: 2 }).first().textContent()).toBe('Page');
  await expect.poll(() => new URL(page.url()).pathname).toBe('/_edit/contact');
});

test('of two values of a field one is chosen in the list of problems', async () => {
  const { page, form, problems } = await openShell('/tour');
  const file = join(studio.folder, 'pages/tour.json');
  const before = readFileSync(file, 'utf8');
  await form.getByRole('textbox', { name: 'Title', exact: true }).fill('{site.nam}');
  await page.getByText('1 file waits for a correction').waitFor();
  writeFileSync(file, before.replace('A tour through the library', 'Theirs'));
  await page.getByText('1 field has two values').waitFor();
  await problems.click();
  await form.getByRole('button', { name: 'Keep theirs' }).click();
  await page.getByText('Saved', { exact: true }).waitFor();
  expect(JSON.parse(readFileSync(file, 'utf8')).title).toBe('Theirs');
  writeFileSync(file, before);
});

test('the palette of blocks and the list of problems meet WCAG 2.2 AA in both themes', async () => {
  const { page, form, problems } = await openShell('/tour', { bypassCSP: true });
  await problems.click();
  await expectAccessibleInThemes(page);
  await problems.click();
  await form.getByRole('button', { name: 'Add a block' }).click();
  const drawn = page.locator('.block-picture[data-shown="true"]');
  await expect.poll(() => drawn.count()).toBe(schema.$defs.block.oneOf.length);
  await expectAccessibleInThemes(page);
  await page.keyboard.type('questions');
  const options = page.getByRole('option');
  await expect.poll(() => options.count()).toBe(1);
  await page.keyboard.press('Enter');
  await form.getByRole('heading', { name: 'FAQ' }).waitFor();
  await page.getByRole('button', { name: 'Undo: Add FAQ' }).click();
});

test('at 400 % zoom everything is reached, and nothing scrolls sideways', async () => {
  const { page } = await openShell('/tour', { viewport: { width: 320, height: 225 } });
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(sideways).toBe(0);
  const list = await page.locator('.pages-list').boundingBox();
  expect(list?.height).toBeGreaterThan(100);
});

test('in one column, the form of a chosen block and a panel come into sight', async () => {
  const { page, form } = await openShell('/tour', { viewport: { width: 390, height: 800 } });
  const start = (name: string) => form.getByRole('heading', { name, exact: true, level: 2 });
  const placeOf = async (name: string) => (await start(name).boundingBox())?.y ?? -1;
  expect(await placeOf('Page')).toBeGreaterThan(500);
  await form.getByRole('list', { name: 'Blocks' }).locator('[data-focus]').first().click();
  await expect.poll(() => placeOf('Hero')).toBeGreaterThan(0);
  expect(await placeOf('Hero')).toBeLessThan(300);
  await page.evaluate(() => scrollTo(0, 0));
  await page.getByRole('button', { name: 'Changes' }).click();
  await expect.poll(() => placeOf('Changes')).toBeLessThan(300);
});

test('a file that is no JSON shows its problem, and the way to a code editor', async () => {
  const { page, form } = await openShell('/tour');
  const file = join(studio.folder, 'pages/tour.json');
  const before = readFileSync(file, 'utf8');
  writeFileSync(file, before.slice(0, -3));
  await form.getByRole('heading', { name: 'This file can’t be read' }).waitFor();
  await form.getByRole('button', { name: 'Open in VS Code' }).waitFor();
  writeFileSync(file, before);
  await form.getByRole('heading', { name: 'Page', exact: true }).waitFor();
  await page.getByText('Saved', { exact: true }).waitFor();
});
