import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { valueAt } from '../../../src/site/json/value-at';
import { expectAccessibleInThemes } from '../../support/browser/expect-accessible';
import { readFolder } from '../../support/folder-content';
import { openStudioWindow } from '../../support/studio/open-studio-window';
import { shareStudio } from '../../support/studio/share-studio';

const studio = shareStudio();
let page: Page;

const file = 'pages/courses/soldering.json';
const has = (name: string) => existsSync(join(studio.folder, name));
const read = (pointer: string, name = file): unknown =>
  has(name) ? valueAt(JSON.parse(readFileSync(join(studio.folder, name), 'utf8')), pointer) : undefined;
const types = (): unknown[] => {
  const blocks = read('/blocks');
  return Array.isArray(blocks) ? blocks.map(({ type }) => type) : [];
};

const press = async (...keys: readonly string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};
const type = (words: string) => page.keyboard.type(words);
const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);
const focused = (target: Locator) => expect.poll(() => isFocused(target)).toBe(true);
const announced = (words: string | RegExp) => page.getByRole('status').filter({ hasText: words }).waitFor();

/** Goes on with Tab, or back, until something has the focus. */
async function tabTo(target: Locator, key = 'Tab'): Promise<void> {
  for (let count = 0; count < 150; count++) {
    if ((await target.count()) > 0 && (await isFocused(target.first()))) return;
    await press(key);
  }
  throw new Error(`${key} does not come to ${target}.`);
}

/** Opens one of the parts of the window: the tool bar, the pages, the page, its fields. */
async function goToPart(target: Locator): Promise<void> {
  for (let count = 0; count < 6; count++) {
    if (await target.evaluate((part) => part.contains(document.activeElement))) return;
    await press('F6');
  }
  throw new Error(`F6 does not come to ${target}.`);
}

test('by keyboard alone: a page from a layout, blocks, text, link, picture, scene, another path, other words; all undone', async () => {
  const before = readFolder(studio.folder);
  page = await openStudioWindow(studio, { bypassCSP: true });
  await page.goto('/_edit/');
  await page.locator('.preview[data-state="open"]').waitFor();
  const form = page.getByRole('form', { name: 'Fields' });
  const pages = page.getByRole('navigation', { name: 'Pages' });
  const dialog = page.getByRole('dialog');
  const rows = form.getByRole('list', { name: 'Blocks' }).locator('[data-focus]');
  const accessible = () => expectAccessibleInThemes(page);

  await tabTo(page.getByRole('button', { name: 'New page' }));
  await press('Enter');
  await type('Soldering');
  await tabTo(dialog.getByRole('radio').first());
  await press('ArrowDown', 'ArrowDown', 'ArrowDown');
  await dialog.getByRole('radio', { name: /Layout “course”/, checked: true }).waitFor();
  await accessible();
  await press('Enter');
  await announced('Soldering was added at /courses/soldering.');
  await expect.poll(() => read('/layout')).toBe('course');

  await goToPart(form);
  await tabTo(form.getByRole('button', { name: 'Remove Layout' }));
  await press('Enter');
  await announced('Layout removed.');
  await accessible();

  await tabTo(rows.first());
  await press('End');
  for (const [words, added] of [
    ['stats', 'Stats'],
    ['questions', 'FAQ'],
    ['text in sections', 'Prose'],
  ] as const) {
    const count = types().length;
    await press('Insert');
    await focused(dialog.getByRole('searchbox'));
    await type(words);
    if (added === 'FAQ') await accessible();
    await press('Enter');
    await announced(`${added} added, ${count + 1} of ${count + 1}.`);
    await expect.poll(() => types().length).toBe(count + 1);
    await press('Escape');
    await focused(rows.nth(count));
  }
  await press('Alt+ArrowUp');
  await announced(/, 8 of 9\.$/);
  await expect.poll(() => types().slice(-3)).toEqual(['stats', 'prose', 'faq']);
  await accessible();

  await press('Home', 'Enter');
  const heading = form.getByRole('textbox', { name: 'Heading', exact: true });
  await tabTo(heading);
  await press('End');
  await type(' for everyone');
  await expect.poll(() => read('/blocks/0/heading')).toBe('Soldering for everyone');

  await tabTo(form.getByRole('button', { name: /^Contact Us/ }));
  await press('Enter');
  const link = form.getByRole('combobox', { name: 'Link' }).first();
  await tabTo(link);
  await press('ControlOrMeta+a');
  await type('tools');
  await page.getByRole('option').first().waitFor();
  await press('ArrowDown', 'Enter');
  await expect.poll(() => read('/blocks/0/actions/0/href')).toBe('/tools');
  await accessible();

  await tabTo(form.getByRole('button', { name: 'Add Image' }));
  await press('Enter');
  await tabTo(form.getByRole('radio', { name: /^Scene/ }));
  await press('ArrowLeft');
  await form.getByRole('radio', { name: /^File/, checked: true }).waitFor();
  await tabTo(form.getByRole('button', { name: /^Choose Picture/ }));
  await press('Enter');
  await focused(dialog.getByRole('searchbox'));
  await type('reading');
  await tabTo(dialog.getByRole('button', { name: /reading-room\.jpg/ }));
  await accessible();
  await press('Enter');
  await focused(form.getByRole('textbox', { name: 'Alt text' }));
  await type('The reading room');
  await expect
    .poll(() => read('/blocks/0/image'))
    .toEqual({ type: 'file', src: 'images/reading-room.jpg', alt: 'The reading room' });
  await accessible();

  await press('Escape', 'ArrowDown', 'Enter');
  await tabTo(form.getByRole('button', { name: /^Layout/ }));
  await press('Enter');
  await focused(dialog.getByRole('searchbox'));
  await type('town');
  await accessible();
  await press('Enter');
  await expect.poll(() => read('/blocks/1/image/layout')).toBe('town');

  await goToPart(pages);
  await tabTo(pages.getByRole('link', { name: '/courses/soldering' }));
  await press('F2', 'ControlOrMeta+a');
  await type('/soldering');
  await dialog
    .getByText(/becomes|New address|moves/)
    .first()
    .waitFor();
  await accessible();
  await press('Enter');
  await announced('Soldering is at /soldering now.');
  await expect.poll(() => has('pages/soldering.json')).toBe(true);

  await tabTo(page.getByRole('button', { name: 'Find and replace' }), 'Shift+Tab');
  await press('Enter');
  await focused(form.getByLabel('Find', { exact: true }));
  await type('library');
  await press('Tab');
  await type('archive');
  await announced(/in \d+ places$/);
  await accessible();
  await tabTo(form.getByRole('button', { name: /^Replace \d+$/ }));
  await press('Enter');
  await announced(/places replaced\. Ctrl\+Z brings the old words back\.$/);

  const undo = page.getByRole('banner').getByRole('button', { name: /^Undo/ });
  await goToPart(pages);
  for (let step = await undo.getAttribute('aria-label'); step !== 'Undo'; ) {
    await press('ControlOrMeta+z');
    await expect.poll(() => undo.getAttribute('aria-label')).not.toBe(step);
    await announced(/^Undone: /);
    step = await undo.getAttribute('aria-label');
  }
  const changed = () => [...readFolder(studio.folder)].filter(([name, text]) => before.get(name) !== text);
  await expect.poll(changed).toEqual([]);
  expect([...readFolder(studio.folder).keys()]).toEqual([...before.keys()]);
  await accessible();
}, 300_000);
