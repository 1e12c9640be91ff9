import { afterAll, beforeAll, expect, test } from 'vitest';
import schema from '../../../site.schema.json';
import { expectAccessibleInThemes } from '../../support/browser/expect-accessible';
import { openSharedWindow } from '../../support/browser/open-page';
import { type StartedStudio, startStudio } from '../../support/edits/start-studio';
import { openShell } from '../../support/studio/open-shell';
import { openStudioWindow } from '../../support/studio/open-studio-window';
import { long, withVariations } from '../../support/variations';

let studio: StartedStudio;
/** For the tests that only look. */
let shared: Awaited<ReturnType<typeof openShell>>;

beforeAll(async () => {
  studio = await startStudio();
  shared = await openShell(studio, '/tour', {}, openSharedWindow);
});
afterAll(async () => {
  await shared.page.context().close();
  await studio.remove();
});

test('the open page is visible in the list, and Tab moves the focus to it', async () => {
  const { page } = shared;
  const row = page.getByRole('link', { name: '/tour' });
  await expect.poll(() => row.getAttribute('tabindex')).toBe('0');
  const list = await page.locator('.pages-list').boundingBox();
  const box = await row.boundingBox();
  expect(box?.y).toBeLessThan((list?.y ?? 0) + (list?.height ?? 0) - 40);
});

test.each([
  ['/topics/unknown', '/topics'],
  ['/%E0%A4%A', '/'],
])('an address without a page opens the page above it, and says so: %s', async (path, above) => {
  const page = await openStudioWindow(studio);
  await page.goto(`/_edit${path}`);
  await page
    .getByRole('status')
    .filter({ hasText: `There is no page ${path}. This is ${above}.` })
    .waitFor();
  expect(new URL(page.url()).pathname).toBe(`/_edit${above}`);
});

long('a long filter neither widens the pane nor opens what is above the page that it means', async () => {
  const { page } = await openShell(studio, '/tour');
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
  // Only rows in sight are rendered.
  await shared.page.locator('.pages-list').hover();
  await shared.page.mouse.wheel(0, -5_000);
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
  await expect.poll(() => form.getByRole('heading', { level: 3 }).allTextContents()).toContain('All pages');
});

test.each(withVariations([390], [1024]))(
  '%d pixels wide, a message is closed while a window is open: the window stays, and the focus in it',
  async (width) => {
    const { page } = await openShell(studio, '/tour', { viewport: { width, height: 700 } });
    await page.route('**/_edit/api/undo', (route) => route.abort());
    await page.getByRole('heading', { name: 'Page', exact: true }).click();
    await page.keyboard.press('ControlOrMeta+z');
    const close = page.getByRole('button', { name: 'Close the message' });
    await close.waitFor();
    await page.keyboard.press('ControlOrMeta+k');
    await page.getByRole('button', { name: 'New page' }).click();
    const title = page.getByRole('dialog').getByRole('textbox', { name: 'Title' });
    await title.fill('Soldering');
    await close.click();
    await close.waitFor({ state: 'detached' });
    expect(await title.inputValue()).toBe('Soldering');
    expect(await title.evaluate((box) => box === document.activeElement)).toBe(true);
  },
);

test('the down arrow goes from the filter to the first page', async () => {
  const { page } = shared;
  await page.getByRole('searchbox', { name: 'Filter pages' }).fill('/courses');
  await page.getByRole('link', { name: '/tour' }).waitFor({ state: 'detached' });
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toMatch(/\/courses$/);
});

test('the palette of blocks and the list of problems meet WCAG 2.2 AA in both themes', async () => {
  const { page, form, problems } = await openShell(studio, '/tour', { bypassCSP: true });
  await problems.click();
  await expectAccessibleInThemes(page);
  await problems.click();
  await form.getByRole('button', { name: 'Add a block' }).click();
  const drawn = page.locator('.block-picture[data-shown="true"]');
  // The page has its hero, and the site has no shared blocks.
  await expect.poll(() => drawn.count()).toBe(schema.$defs.block.oneOf.length - 2);
  await expectAccessibleInThemes(page);
  await page.keyboard.type('questions');
  const options = page.getByRole('option');
  await expect.poll(() => options.count()).toBe(1);
  await page.keyboard.press('Enter');
  await form.getByRole('heading', { name: 'FAQ' }).waitFor();
  await page.getByRole('button', { name: 'Undo: Add FAQ' }).click();
});

long('panes get other widths by pointer and by key, up to a limit, and keep them', async () => {
  const { page } = await openShell(studio, '/tour', { viewport: { width: 1440, height: 900 } });
  const line = (name: string) => page.getByRole('separator', { name: `Width of the ${name}` });
  const widthOf = async (pane: string) => (await page.locator(`.pane-${pane}`).boundingBox())?.width;
  const expectWidth = async (name: string, width: number) => {
    await expect.poll(() => line(name).getAttribute('aria-valuenow')).toBe(String(width));
    await expect.poll(() => widthOf(name)).toBe(width);
  };
  const drag = async (name: string, by: number) => {
    const { x, y, width, height } = (await line(name).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const [left, top] = [x + width / 2, y + height / 2];
    await page.mouse.move(left, top);
    await page.mouse.down();
    await page.mouse.move(left + by / 2, top);
    await page.mouse.move(left + by, top);
    await page.mouse.up();
    await page.mouse.move(left, top);
  };
  await expectWidth('pages', 232);
  await line('pages').press('ArrowRight');
  await expectWidth('pages', 248);
  await drag('pages', 52);
  await expectWidth('pages', 300);
  await drag('pages', -400);
  await expectWidth('pages', 180);

  await expectWidth('fields', 400);
  await line('fields').press('ArrowRight');
  await expectWidth('fields', 384);
  // Over the frame of the page.
  await drag('fields', -116);
  await expectWidth('fields', 500);
  await page.reload();
  await expectWidth('pages', 180);
  await expectWidth('fields', 500);
  await line('fields').dblclick();
  await expectWidth('fields', 400);
});

test('at 400 % zoom everything is reached, and nothing scrolls sideways', async () => {
  const { page } = await openShell(studio, '/tour', { viewport: { width: 320, height: 225 } });
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(sideways).toBe(0);
  const list = await page.locator('.pages-list').boundingBox();
  expect(list?.height).toBeGreaterThan(100);
  const focused = () => page.evaluate(() => document.activeElement?.localName);
  for (let keys = 0; keys < 4 && (await focused()) !== 'iframe'; keys++) await page.keyboard.press('F6');
  const top = async () => (await page.locator('.pane-preview').boundingBox())?.y;
  await expect.poll(top).toBeLessThan(150);
});

const smallWindows = withVariations(
  [['a phone', { width: 390, height: 844 }]],
  [
    ['a tablet', { width: 820, height: 1180 }],
    ['a small laptop', { width: 1024, height: 768 }],
  ],
);

test.each(smallWindows)(
  'on %s the page and its fields are in sight together, and the pages lie over them',
  async (_, viewport) => {
    const { page, form } = await openShell(studio, '/tour', { viewport });
    const pages = page.getByRole('navigation', { name: 'Pages' });
    const seen = page.locator('.preview');
    const expectTogether = async (name: string) => {
      await form.getByRole('heading', { name, exact: true, level: 2 }).waitFor();
      await pages.waitFor({ state: 'hidden' });
      for (const part of [form, seen]) {
        const box = await part.boundingBox();
        expect((box?.y ?? 0) + 100).toBeLessThan(viewport.height);
        expect(box?.height).toBeGreaterThan(250);
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(viewport.height);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    };
    await expectTogether('Page');
    await form.getByRole('list', { name: 'Blocks' }).locator('[data-focus]').first().click();
    await expectTogether('Hero');
    await page.keyboard.press('ControlOrMeta+k');
    await pages.getByRole('searchbox').and(page.locator(':focus')).waitFor();
    await expectAccessibleInThemes(page);
    await page.keyboard.press('Escape');
    await expectTogether('Hero');
    await page.getByRole('button', { name: 'Pages', exact: true }).click();
    await pages.getByRole('link', { name: '/contact' }).click();
    await expectTogether('Page');
    await page.getByRole('button', { name: 'Pages', exact: true }).click();
    await pages.getByRole('button', { name: 'Settings' }).click();
    await expectTogether('Settings');
  },
);

test.each(withVariations([['Logos', 'Logo', 'Id']], [['Redirects', 'Redirect', 'From']]))(
  'after an item is added to %s, the focus is in its first field',
  async (part, thing, field) => {
    const { page, form } = await openShell(studio, '/tour');
    await page.getByRole('button', { name: part, exact: true }).click();
    await form.getByRole('button', { name: `Add ${thing}` }).click();
    const first = form.getByRole('textbox', { name: field, exact: true }).and(page.locator(':focus'));
    await first.waitFor();
    const [start, end, length] = await first.evaluate((box: HTMLInputElement) => [
      box.selectionStart,
      box.selectionEnd,
      box.value.length,
    ]);
    expect([start, end]).toEqual([0, length]);
    await page.getByRole('button', { name: /^Undo: Add / }).click();
    await first.waitFor({ state: 'detached' });
  },
);

long('an entry whose id is changed stays open, with the focus in its id', async () => {
  const { page, form } = await openShell(studio, '/tour');
  await page.getByRole('button', { name: 'Logos', exact: true }).click();
  const entry = form.locator('.field-list > ul > li').first();
  const fold = entry.locator('.field-fold').first();
  await fold.click();
  const id = entry.getByRole('textbox', { name: 'Id', exact: true });
  const before = await id.inputValue();
  const isThere = () => id.evaluate((field) => field === document.activeElement);
  await id.fill('Not an id');
  await page.keyboard.press('Enter');
  const mistake = entry.getByRole('alert').filter({ hasText: 'lowercase' });
  await mistake.waitFor();
  await page.keyboard.press('Tab');
  expect(await id.inputValue()).toBe('Not an id');
  expect(await id.getAttribute('aria-invalid')).toBe('true');
  await id.press('Escape');
  expect(await id.inputValue()).toBe(before);
  await mistake.waitFor({ state: 'detached' });
  expect(await isThere()).toBe(true);

  await id.fill('renamed');
  await page.keyboard.press('Enter');
  await expect.poll(() => fold.locator('.field-part-title').textContent()).toBe('renamed');
  expect(await fold.getAttribute('aria-expanded')).toBe('true');
  expect(await isThere()).toBe(true);
  await page.getByText('Saved', { exact: true }).waitFor();
  expect(await isThere()).toBe(true);

  // Left once more while it is on its way.
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/renameKey', async (route) => {
    await released;
    await route.continue();
  });
  await id.fill('renamed-once');
  await page.keyboard.press('Enter');
  await page.keyboard.type('-more');
  await page.keyboard.press('Tab');
  release();
  await expect.poll(() => fold.locator('.field-part-title').textContent()).toBe('renamed-once-more');
  expect(await id.inputValue()).toBe('renamed-once-more');
  await page.unroute('**/renameKey');
  await page.keyboard.press('ControlOrMeta+z');
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => id.inputValue()).toBe('renamed');
  await id.focus();

  await page.keyboard.type('-x');
  await page.keyboard.press('ControlOrMeta+z');
  expect(await fold.locator('.field-part-title').textContent()).toBe('renamed');
  await id.fill('renamed');
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => id.inputValue()).toBe(before);
  expect(await isThere()).toBe(true);
});
