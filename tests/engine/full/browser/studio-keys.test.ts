import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Route } from 'playwright';
import { expect, test } from 'vitest';
import { openShell } from '../../../support/studio/open-shell';
import { openStudioWindow } from '../../../support/studio/open-studio-window';
import { shareStudio } from '../../../support/studio/share-studio';

const studio = shareStudio();

test('the pages stay where they are scrolled to, and the keys go on from the row that was pressed', async () => {
  const { page } = await openShell(studio, '/', { viewport: { width: 1280, height: 480 } });
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

test('the keys of undo in a box that is no field change only what is typed in it', async () => {
  const { page, form } = await openShell(studio, '/tour', { viewport: { width: 1280, height: 900 } });
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
  const { page, form } = await openShell(studio, '/');
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
  const { page, form } = await openShell(studio, '/tour', { viewport: { width: 1280, height: 900 } });
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
  const { page, form } = await openShell(studio, '/tour', { viewport: { width: 1280, height: 900 } });
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

  // Announcements are read also while a dialog is open, and the key press stays in the dialog.
  await page.getByRole('button', { name: 'New page' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).press('ControlOrMeta+k');
  expect(await isThere()).toBe(false);
  await page.getByRole('status').filter({ hasText: 'Contact Alder Street is open.' }).waitFor();
});

test('a page that is opened while the frame still starts is shown', async () => {
  const page = await openStudioWindow(studio, { viewport: { width: 1280, height: 900 } });
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

test('opening a page leaves the focus where it is, and Back opens the page before', async () => {
  const { page, form, problems } = await openShell(studio, '/tour', {
    viewport: { width: 1280, height: 900 },
  });
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
