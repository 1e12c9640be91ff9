import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Route } from 'playwright';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
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

test('why something was not done stays in sight until it is closed, beside the state of saving', async () => {
  const { page } = await openShell('/tour');
  await page.route('**/_edit/api/undo', (route) => route.abort());
  const refusal = page.getByText('There was no answer. See whether it was done, and try it again if not.');
  await page.getByRole('heading', { name: 'Page', exact: true }).click();
  await page.keyboard.press('ControlOrMeta+z');
  await refusal.waitFor();
  await page.getByText('Saved', { exact: true }).waitFor();
  await expectAccessibleInThemes(page);
  await page.getByRole('button', { name: 'Close the message' }).press('Enter');
  await refusal.waitFor({ state: 'detached' });
  const pane = () => page.evaluate(() => document.activeElement?.closest('[data-pane]')?.localName);
  await expect.poll(pane).toBe('header');
});

test('what the server has not answered yet is not said to be saved', async () => {
  const { page, form } = await openShell('/tour');
  const state = page.locator('.saving');
  await expect.poll(() => state.textContent()).toBe('Saved');
  let goOn = () => {};
  const isAnswered = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route('**/_edit/api/apply', async (route) => {
    await isAnswered;
    await route.continue();
  });
  const title = form.getByRole('textbox', { name: 'Title', exact: true });
  await title.press('x');
  await expect.poll(() => state.textContent()).toBe('Saving…');
  await title.press('Backspace');
  goOn();
  await expect.poll(() => state.textContent()).toBe('Saved');
  await page.unroute('**/_edit/api/apply');
});

test('why nothing is saved now is said in full until it is read, and in short until it is over', async () => {
  const { page, form } = await openShell('/tour');
  const apply = '**/_edit/api/apply';
  await page.route(apply, (route) => route.fulfill({ status: 500 }));
  const title = form.getByRole('textbox', { name: 'Title', exact: true });
  const before = await title.inputValue();
  await title.fill('A tour for a full disk');
  const notice = page.getByText(
    /^The server can’t keep the last change now\. .+ perhaps the disk is full\.$/,
  );
  await notice.waitFor();
  const cut = ({ scrollWidth, scrollHeight, clientWidth, clientHeight }: Element) =>
    scrollWidth > clientWidth || scrollHeight > clientHeight;
  expect(await notice.evaluate(cut)).toBe(false);
  const short = page.getByText('Not saved yet', { exact: true });
  await short.waitFor();
  expect(await short.evaluate(cut)).toBe(false);
  await expectAccessibleInThemes(page);
  await page.getByRole('button', { name: 'Close the message' }).click();
  await notice.waitFor({ state: 'detached' });
  await short.waitFor();
  await page.unroute(apply);
  await page.getByText('Saved', { exact: true }).waitFor();
  await title.fill(before);
  await page.getByText('Saved', { exact: true }).waitFor();
});

test.each([1024, 390])(
  '%d pixels wide, a message is closed while a window is open: the window stays, and the focus in it',
  async (width) => {
    const { page } = await openShell('/tour', { viewport: { width, height: 700 } });
    await page.route('**/_edit/api/undo', (route) => route.abort());
    await page.getByRole('heading', { name: 'Page', exact: true }).click();
    await page.keyboard.press('ControlOrMeta+z');
    const close = page.getByRole('button', { name: 'Close the message' });
    await close.waitFor();
    await page.getByRole('button', { name: 'New page' }).click();
    const title = page.getByRole('dialog').getByRole('textbox', { name: 'Title' });
    await title.fill('Soldering');
    await close.click();
    await close.waitFor({ state: 'detached' });
    expect(await title.inputValue()).toBe('Soldering');
    expect(await title.evaluate((box) => box === document.activeElement)).toBe(true);
  },
);

test('the list of problems corrects a page that nobody has opened', async () => {
  const { page, problems } = await openShell('/');
  const file = join(studio.folder, 'pages/tour.json');
  const before = readFileSync(file, 'utf8');
  writeFileSync(file, before.replace('"href": "/topics/repairs"', '"href": "/topics/repair"'));
  await problems.click();
  const problem = page.getByRole('listitem').filter({ hasText: 'There is no page /topics/repair.' });
  await problem.getByRole('button', { name: 'Fix: ' }).click();
  await problem.waitFor({ state: 'detached' });
  await expect.poll(() => readFileSync(file, 'utf8')).toBe(before);
  await page.getByRole('status').filter({ hasText: 'Corrected.' }).waitFor();
});

test('the down arrow goes from the filter to the first page', async () => {
  const { page } = shared;
  await page.getByRole('searchbox', { name: 'Filter pages' }).fill('/courses');
  await page.getByRole('link', { name: '/tour' }).waitFor({ state: 'detached' });
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toMatch(/\/courses$/);
});

test('the pages stay where they are scrolled to, and the keys go on from the row that was pressed', async () => {
  const { page } = await openShell('/', { viewport: { width: 1024, height: 480 } });
  const tree = page.getByRole('treegrid', { name: 'Pages' });
  const top = () => page.locator('.pages-list').evaluate(({ scrollTop }) => scrollTop);
  const row = () =>
    page.evaluate(() => document.activeElement?.closest('[role="row"]')?.getAttribute('aria-rowindex'));
  await tree.getByRole('link', { name: '/borrow' }).first().click();
  const pressed = Number(await row());
  await page.mouse.wheel(0, 2000);
  await expect.poll(top).toBeGreaterThan(600);
  await expect.poll(row).toBe(String(pressed));
  expect(await tree.locator('.page-row[tabindex="0"]').count()).toBe(1);
  expect(await top()).toBeGreaterThan(600);
  await page.keyboard.press('ArrowDown');
  await expect.poll(row).toBe(String(pressed + 1));

  await tree.getByRole('button', { name: 'Close /courses', exact: true }).click();
  const closed = Number(await row());
  await page.keyboard.press('ArrowDown');
  await expect.poll(row).toBe(String(closed + 1));
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowRight');
  await tree.getByRole('button', { name: 'Close /courses', exact: true }).waitFor();
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

test('the keys of undo in a box that is no field change only what is typed in it', async () => {
  const { page, form } = await openShell('/tour');
  const title = form.getByRole('textbox', { name: 'Title', exact: true });
  const before = await title.inputValue();
  await title.pressSequentially('!');
  const undo = page.getByRole('button', { name: /^Undo: / });
  await undo.waitFor();
  const typed = await title.inputValue();
  const filter = page.getByRole('searchbox', { name: 'Filter pages' });
  await filter.pressSequentially('wi');
  for (const key of ['z', 'z', 'z', 'y', 'Shift+z']) await page.keyboard.press(`ControlOrMeta+${key}`);
  expect(await title.inputValue()).toBe(typed);
  await undo.waitFor();

  await page.getByRole('button', { name: 'New page' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title').pressSequentially('Evening');
  await page.keyboard.press('ControlOrMeta+z');
  await page.keyboard.press('ControlOrMeta+z');
  expect(await dialog.getByLabel('Title').inputValue()).not.toBe('Evening');
  await page.keyboard.press('Escape');
  expect(await title.inputValue()).toBe(typed);

  await title.focus();
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => title.inputValue()).toBe(before);
});

test('a number leaves its field as it was until it is finished, and has its own undo until then', async () => {
  const { page, form } = await openShell('/');
  const file = join(studio.folder, 'pages/home.json');
  const before = readFileSync(file, 'utf8');
  const withValue = (value: number) => before.replace('"value": 1200', `"value": ${value}`);
  await form.getByRole('list', { name: 'Blocks' }).getByRole('button', { name: /Stats/ }).first().click();
  await form.getByRole('button', { name: /^Members/ }).click();
  const value = form.getByRole('textbox', { name: 'Value' });
  await value.selectText();
  await value.pressSequentially('12,5');
  await form.getByText('Not a whole number yet; the page keeps 1200.').waitFor();
  await page.getByText('Saved', { exact: true }).waitFor();
  expect(readFileSync(file, 'utf8')).toBe(before);
  await value.pressSequentially('00');
  await expect.poll(() => readFileSync(file, 'utf8')).toBe(withValue(12_500));
  await page.keyboard.press('Tab');
  await expect.poll(() => value.inputValue()).toBe('12500');

  await value.pressSequentially(' m');
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => value.inputValue()).toBe('12500');
  await page.getByText('Saved', { exact: true }).waitFor();
  expect(readFileSync(file, 'utf8')).toBe(withValue(12_500));
  writeFileSync(file, before);
  await expect.poll(() => value.inputValue()).toBe('1200');
});

test('the keys of undo on a button of a dialog leave what is behind it', async () => {
  const { page, form } = await openShell('/tour');
  const title = form.getByRole('textbox', { name: 'Title', exact: true });
  const before = await title.inputValue();
  await title.pressSequentially('!');
  const undo = page.getByRole('button', { name: /^Undo: / });
  await undo.waitFor();
  await page.getByText('Saved', { exact: true }).waitFor();
  const typed = await title.inputValue();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.getByRole('button', { name: 'New page' }).click();
  const close = page.getByRole('dialog').getByRole('button', { name: 'Close' });
  await close.focus();
  for (const key of ['y', 'Shift+z', 'z']) await page.keyboard.press(`ControlOrMeta+${key}`);
  await close.press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(asked.filter((url) => /\/(undo|redo)$/.test(url))).toEqual([]);
  expect(await title.inputValue()).toBe(typed);
  await undo.waitFor();

  await undo.focus();
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => title.inputValue()).toBe(before);
});

test('Ctrl+K goes to the filter of the pages, also if they are hidden, from a field and from the page', async () => {
  const { page, form } = await openShell('/tour');
  const filter = page.getByRole('searchbox', { name: 'Filter pages' });
  const isThere = () => filter.evaluate((field) => field === document.activeElement);
  await page.getByRole('button', { name: 'Pages', exact: true }).click();
  await filter.waitFor({ state: 'hidden' });
  await form.getByRole('textbox', { name: 'Title', exact: true }).press('ControlOrMeta+k');
  await expect.poll(isThere).toBe(true);
  await page.keyboard.type('contact');
  await page.keyboard.press('Enter');
  await page.getByRole('status').filter({ hasText: 'Contact Alder Street is open.' }).waitFor();

  const frame = page.frameLocator('.preview iframe');
  await frame.locator('h1', { hasText: 'librarian' }).waitFor();
  await page.locator('.preview[data-state="open"]').waitFor();
  await frame.getByRole('textbox').first().focus();
  await page.keyboard.press('ControlOrMeta+k');
  await expect.poll(isThere).toBe(true);

  // With a Russian keyboard.
  await page.getByRole('link', { name: '/contact' }).focus();
  const russian = { key: 'л', keyCode: 75, ctrlKey: true };
  await page.locator(':focus').dispatchEvent('keydown', russian);
  await expect.poll(isThere).toBe(true);
  await frame.getByRole('textbox').first().focus();
  await frame.locator(':focus').dispatchEvent('keydown', russian);
  await expect.poll(isThere).toBe(true);

  // What is said is heard in spite of an open dialog, and the key stays in it.
  await page.getByRole('button', { name: 'New page' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).press('ControlOrMeta+k');
  expect(await isThere()).toBe(false);
  await page.getByRole('status').filter({ hasText: 'Contact Alder Street is open.' }).waitFor();
});

test('Enter on a problem goes to its field: one that is missing, and one of a page in a site with errors', async () => {
  const broken = await startStudio(undefined, (folder) => {
    const file = join(folder, 'pages/tour.json');
    const { blocks, ...page } = JSON.parse(readFileSync(file, 'utf8'));
    writeFileSync(file, JSON.stringify({ ...page, blocks: [{ ...blocks[0], heading: undefined }] }));
  });
  onTestFinished(broken.remove);
  const page = await openStudioWindow(broken, { viewport: { width: 1024, height: 700 } });
  await page.goto('/_edit/contact');
  const form = page.getByRole('form', { name: 'Fields' });
  const hasFocus = async (name: string) => {
    const field = form.getByRole('textbox', { name, exact: true });
    await expect.poll(() => field.evaluate((each) => each === document.activeElement)).toBe(true);
  };
  await page
    .getByRole('banner')
    .getByRole('button', { name: /problem/ })
    .click();
  const missing = form.getByRole('listitem').filter({ hasText: '"heading" is missing' });
  await missing.getByRole('button').first().press('Enter');
  await hasFocus('Heading');

  await page.getByRole('button', { name: 'Find and replace' }).click();
  await form.getByLabel('Find', { exact: true }).fill('Birch prints the labels');
  await form.getByRole('button', { name: /Heading.*Birch prints/ }).press('Enter');
  await hasFocus('Heading');
  expect(new URL(page.url()).pathname).toBe('/_edit/partners/birch');
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
  await form.getByRole('button', { name: 'Keep what is there' }).click();
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
  // The page has its hero.
  await expect.poll(() => drawn.count()).toBe(schema.$defs.block.oneOf.length - 1);
  await expectAccessibleInThemes(page);
  await page.keyboard.type('questions');
  const options = page.getByRole('option');
  await expect.poll(() => options.count()).toBe(1);
  await page.keyboard.press('Enter');
  await form.getByRole('heading', { name: 'FAQ' }).waitFor();
  await page.getByRole('button', { name: 'Undo: Add FAQ' }).click();
});

test('panes get other widths by pointer and by key, up to a limit, and keep them', async () => {
  const { page } = await openShell('/tour', { viewport: { width: 1440, height: 900 } });
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

test('a field opens in the code editor at its line', async () => {
  const { page, form } = await openShell('/tour');
  const protocol = await page.context().newCDPSession(page);
  const asked: string[] = [];
  protocol.on('Page.frameRequestedNavigation', ({ url }) => asked.push(url));
  await protocol.send('Page.enable');
  await form.getByRole('list', { name: 'Blocks' }).locator('[data-focus]').first().click();
  await form.getByRole('textbox', { name: 'Heading', exact: true }).focus();
  await page.getByRole('button', { name: 'Open in VS Code' }).click();
  await expect.poll(() => asked.length).toBe(1);
  const file = join(studio.folder, 'pages/tour.json');
  const [start, line = 0, column = 0] = (asked[0] ?? '').split(/:(\d+):(\d+)$/);
  expect(start).toBe(`vscode://file${file}`);
  const text = readFileSync(file, 'utf8')
    .split('\n')
    [Number(line) - 1]?.slice(Number(column) - 1);
  expect(text).toMatch(/^"A tour in photos"/);
});

test('at 400 % zoom everything is reached, and nothing scrolls sideways', async () => {
  const { page } = await openShell('/tour', { viewport: { width: 320, height: 225 } });
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(sideways).toBe(0);
  const list = await page.locator('.pages-list').boundingBox();
  expect(list?.height).toBeGreaterThan(100);
  const focused = () => page.evaluate(() => document.activeElement?.localName);
  for (let keys = 0; keys < 4 && (await focused()) !== 'iframe'; keys++) await page.keyboard.press('F6');
  const top = async () => (await page.locator('.pane-preview').boundingBox())?.y;
  await expect.poll(top).toBeLessThan(150);
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

test.each([
  ['Redirects', 'Redirect', 'From'],
  ['Logos', 'Logo', 'Id'],
])('what is added to %s begins at its first field', async (part, thing, field) => {
  const { page, form } = await openShell('/tour');
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
});

test('an entry whose id is changed stays open, with the focus in its id', async () => {
  const { page, form } = await openShell('/tour');
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
