import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { listenForComplaints } from '../../support/browser/complaints';
import { expectAccessibleInThemes } from '../../support/browser/expect-accessible';
import { startStudio } from '../../support/edits/start-studio';
import { fixtures } from '../../support/fixtures';
import { readFolder } from '../../support/folder-content';
import { openStudioWindow } from '../../support/studio/open-studio-window';
import { shareStudio } from '../../support/studio/share-studio';

const studio = shareStudio();

const fileOf = (path: string) => join(studio.folder, `pages${path}.json`);
const pageIn = (path: string) => JSON.parse(readFileSync(fileOf(path), 'utf8'));

test('by keyboard: a page is made from a layout, its section moved, a page deleted, and all undone', async () => {
  const before = readFolder(studio.folder);
  const page = await openStudioWindow(studio);
  const complaints = await listenForComplaints(page);
  await page.goto('/_edit/courses/quiet-wi-fi');
  const frame = page.frameLocator('.preview iframe');
  await frame.locator('h1', { hasText: 'Quiet Wi-Fi' }).waitFor();
  const dialog = page.getByRole('dialog');
  const address = () => new URL(page.url()).pathname;

  await page.getByRole('button', { name: 'New page' }).press('Enter');
  await page.keyboard.type('Soldering');
  await expect.poll(() => dialog.getByLabel('Path').inputValue()).toBe('/courses/soldering');
  await dialog.getByRole('radio', { name: /Layout “course”/ }).focus();
  await page.keyboard.press('Space');
  await dialog.frameLocator('iframe').locator('h2').first().waitFor();
  await expectAccessibleInThemes(page);
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await frame.locator('h1', { hasText: 'Soldering' }).waitFor();
  await expect.poll(address).toBe('/_edit/courses/soldering');
  await expect.poll(() => existsSync(fileOf('/courses/soldering'))).toBe(true);
  expect(pageIn('/courses/soldering').layout).toBe('course');

  await page
    .getByRole('navigation', { name: 'Pages' })
    .getByRole('link', { name: '/courses' })
    .first()
    .click();
  await frame.locator('h1', { hasText: 'Courses' }).waitFor();
  await page.keyboard.press('F2');
  await page.keyboard.type('evenings');
  await dialog.getByText('/courses/quiet-wi-fi becomes /evenings/quiet-wi-fi').waitFor();
  await expectAccessibleInThemes(page);
  await page.keyboard.press('Enter');
  await expect.poll(address).toBe('/_edit/evenings');
  await expect.poll(() => existsSync(fileOf('/evenings/soldering'))).toBe(true);
  expect(pageIn('/evenings').aliases).toEqual(['/courses']);

  await page.getByRole('button', { name: 'More for /evenings', exact: true }).press('Enter');
  await page.getByRole('menuitem', { name: 'Rename and move' }).press('Enter');
  await page.keyboard.type('contact');
  await dialog.getByText('There is a page /contact already').waitFor();
  await page.keyboard.press('Escape');

  await page
    .getByRole('navigation', { name: 'Pages' })
    .getByRole('link', { name: '/evenings/quiet-wi-fi' })
    .click();
  await frame.locator('h1', { hasText: 'Quiet Wi-Fi' }).waitFor();
  await page.keyboard.press('Delete');
  await dialog.getByText('2 places link to this page.').waitFor();
  await dialog.getByText('/topics/home-networks: Card grid › Card 2 › Link').waitFor();
  expect(await dialog.getByText('Leave it empty').count()).toBe(0);
  await page.keyboard.type('/evenings');
  await page.keyboard.press('Escape');
  await dialog.getByText('2 places link to this page.').waitFor({ state: 'detached' });
  await dialog.getByRole('button', { name: 'Delete' }).press('Enter');
  await expect.poll(address).toBe('/_edit/evenings');
  await expect.poll(() => existsSync(fileOf('/evenings/quiet-wi-fi'))).toBe(false);
  await page.getByRole('status').filter({ hasText: 'was deleted. Ctrl+Z brings it back.' }).waitFor();
  expect(await page.getByText('There is no page').count()).toBe(0);
  expect(JSON.stringify(pageIn('/topics/home-networks'))).not.toContain('quiet-wi-fi');

  for (const [step, opened] of [
    ['Delete /evenings/quiet-wi-fi', '/_edit/evenings/quiet-wi-fi'],
    ['Move /courses to /evenings', '/_edit/courses/quiet-wi-fi'],
    ['New page /courses/soldering', '/_edit/courses/quiet-wi-fi'],
  ] as const) {
    const undo = page.getByRole('button', { name: `Undo: ${step}` });
    await undo.click();
    await undo.waitFor({ state: 'detached' });
    await expect.poll(address).toBe(opened);
  }
  const changed = () => [...readFolder(studio.folder)].filter(([name, text]) => before.get(name) !== text);
  await expect.poll(changed).toEqual([]);
  expect(complaints).toEqual([]);
});

test('a new page: its path follows the title, and what is wrong with it is said', async () => {
  const page = await openStudioWindow(studio);
  await page.goto('/_edit/courses/quiet-wi-fi');
  await page.getByRole('button', { name: 'New page', exact: true }).press('Enter');
  const dialog = page.getByRole('dialog');
  const [title, path] = [dialog.getByLabel('Title'), dialog.getByLabel('Path')];
  const add = dialog.getByRole('button', { name: 'Add the page' });
  await title.fill('24/7 Support');
  expect(await path.inputValue()).toBe('/courses/24-7-support');
  await dialog.getByText('No page links to it yet.').waitFor();
  await title.fill('خدمات');
  await dialog
    .getByText(
      'The title has no letter that a path can have. Write the end of the path in letters from a to z, digits and hyphens.',
    )
    .waitFor();
  expect(await path.inputValue()).toBe('/courses/');
  expect(await add.isDisabled()).toBe(true);
  await path.fill('services');
  await dialog.getByText('"services" can\'t be a path. Write a path that starts with /').waitFor();
  expect(await add.isDisabled()).toBe(true);
  await path.fill('/courses/our');
  await path.pressSequentially(' services');
  await dialog.getByText('"/courses/our services" can\'t be a path.').waitFor();
  await path.fill('/courses/services ');
  await dialog.getByText('No page links to it yet.').waitFor();
  expect(await add.isEnabled()).toBe(true);
  await page.keyboard.press('Escape');
});

test('Back to the address of a page that was moved says so, and shows the page above', async () => {
  const page = await openStudioWindow(studio);
  await page.goto('/_edit/courses/quiet-wi-fi');
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'More for /courses/quiet-wi-fi', exact: true }).press('Enter');
  await page.getByRole('menuitem', { name: 'Rename and move' }).press('Enter');
  await page.keyboard.type('calm wi-fi');
  await dialog.getByText('"/courses/calm wi-fi" can\'t be a path.').waitFor();
  await dialog.getByLabel('New path').fill('/courses/calm-wi-fi');
  await dialog.getByRole('button', { name: 'Move' }).press('Enter');
  const address = () => new URL(page.url()).pathname;
  await expect.poll(address).toBe('/_edit/courses/calm-wi-fi');
  await page.goBack();
  await page.getByText('There is no page /courses/quiet-wi-fi. This is /courses.').first().waitFor();
  await expect.poll(address).toBe('/_edit/courses');
  await page.getByRole('button', { name: /^Undo: Move/ }).click();
  await expect.poll(address).toBe('/_edit/courses/quiet-wi-fi');
});

test('a window of the menu of a page gives the focus back to it, by mouse and by key', async () => {
  const page = await openStudioWindow(studio);
  await page.goto('/_edit/courses');
  const more = page.getByRole('button', { name: 'More for /courses', exact: true });
  const item = page.getByRole('menuitem', { name: 'What links here' });
  const isBack = () => more.evaluate((button) => button === document.activeElement);
  await more.click();
  await item.click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(isBack).toBe(true);
  await more.press('Enter');
  await item.press('Enter');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(isBack).toBe(true);
});

test('all blocks of a layout can be looked at before it is chosen, by keyboard', async () => {
  const page = await openStudioWindow(studio);
  await page.goto('/_edit/courses/quiet-wi-fi');
  await page.getByRole('button', { name: 'New page', exact: true }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: /Layout “course”/ }).check();
  const preview = dialog.getByRole('region', { name: 'The page as it would be' });
  const last = preview.frameLocator('iframe').locator('main section').last();
  await last.waitFor();
  const isInSight = () =>
    last.evaluate((block) => {
      const frame = block.ownerDocument.defaultView?.frameElement;
      const room = frame?.closest('section');
      if (!frame || !room) return false;
      const scale = frame.getBoundingClientRect().height / block.ownerDocument.documentElement.clientHeight;
      const end = frame.getBoundingClientRect().top + block.getBoundingClientRect().bottom * scale;
      return end <= room.getBoundingClientRect().bottom;
    });
  expect(await isInSight()).toBe(false);
  await preview.press('End');
  await expect.poll(isInSight).toBe(true);
  await dialog.getByRole('radio', { name: /^Heading and call to action/ }).check();
  await expect.poll(() => preview.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
});

test('a page whose file is taken away gives way to the one above it, in words, and comes back with its file', async () => {
  const page = await openStudioWindow(studio);
  const address = () => new URL(page.url()).pathname;
  await page.goto('/_edit/courses/quiet-wi-fi');
  const form = page.getByRole('form', { name: 'Fields' });
  await form.getByRole('heading', { name: 'Page', exact: true }).waitFor();
  const file = fileOf('/courses/quiet-wi-fi');
  renameSync(file, `${file}.away`);
  const words = 'There is no page /courses/quiet-wi-fi any more. This is /courses.';
  await form.getByText(words).waitFor();
  await page.getByRole('status').filter({ hasText: words }).waitFor();
  expect(address()).toBe('/_edit/courses');
  renameSync(`${file}.away`, file);
  await expect.poll(address).toBe('/_edit/courses/quiet-wi-fi');
  await form.getByText(words).waitFor({ state: 'detached' });
});

test('a page that is back is not opened again for somebody who is at work on another one', async () => {
  const page = await openStudioWindow(studio);
  await page.goto('/_edit/courses/quiet-wi-fi');
  const form = page.getByRole('form', { name: 'Fields' });
  await form.getByRole('heading', { name: 'Page', exact: true }).waitFor();
  const [file, above] = [fileOf('/courses/quiet-wi-fi'), fileOf('/courses')];
  const before = readFileSync(above, 'utf8');
  renameSync(file, `${file}.away`);
  await form.getByText('There is no page /courses/quiet-wi-fi any more. This is /courses.').waitFor();
  await form.getByRole('textbox', { name: 'Title', exact: true }).press('End');
  await page.keyboard.type('!');
  await expect.poll(() => readFileSync(above, 'utf8')).not.toBe(before);
  renameSync(`${file}.away`, file);
  await page.getByRole('link', { name: '/courses/quiet-wi-fi' }).waitFor();
  await page.getByRole('button', { name: /^Undo: Change / }).click();
  await expect.poll(() => readFileSync(above, 'utf8')).toBe(before);
  expect(new URL(page.url()).pathname).toBe('/_edit/courses');
});

/** A site of one file, open at its last page. */
async function openLastOfOneFile() {
  const single = await startStudio(join(fixtures, 'valid/one-file'));
  onTestFinished(single.remove);
  const page = await openStudioWindow(single);
  const file = join(single.folder, 'site.json');
  const { pages, ...site } = JSON.parse(readFileSync(file, 'utf8'));
  const last = pages.at(-1);
  await page.goto(`/_edit${last.path}`);
  const form = page.getByRole('form', { name: 'Fields' });
  const title = form.getByRole('textbox', { name: 'Title', exact: true });
  await expect.poll(() => title.inputValue()).toBe(last.title);
  return {
    page,
    form,
    title,
    pages,
    last,
    pagesNow: () => JSON.parse(readFileSync(file, 'utf8')).pages,
    write: (pages: readonly object[]) => writeFileSync(file, JSON.stringify({ ...site, pages })),
  };
}

test('a change that comes while the page in the frame is not hydrated yet waits for that', async () => {
  const { page, pages, last, write } = await openLastOfOneFile();
  const complaints = await listenForComplaints(page);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 10 });
  const frame = page.frameLocator('iframe');
  const hydrated = frame.locator('html[data-hydrated="true"]');
  for (const round of [1, 2, 3]) {
    await page.reload({ waitUntil: 'commit' });
    const [hero, ...others] = last.blocks;
    await frame.locator('main h1').waitFor();
    const now = { ...last, blocks: [{ ...hero, heading: `Round ${round}` }, ...others] };
    write([...pages.slice(0, -1), now]);
    await expect.poll(() => frame.locator('main h1').innerText()).toBe(`Round ${round}`);
    await hydrated.waitFor();
  }
  expect(complaints).toEqual([]);
});

test('the field of a page that moves within its file stays, with the focus and the caret', async () => {
  const { page, form, pages, last, pagesNow, write } = await openLastOfOneFile();
  await form.getByRole('list', { name: 'Blocks' }).locator('[data-focus]').first().press('Enter');
  const heading = form.getByRole('textbox', { name: 'Heading', exact: true });
  const own = await heading.inputValue();
  await heading.press('Home');
  await page.keyboard.type('A');
  await expect.poll(() => pagesNow().at(-1).blocks[0].heading).toBe(`A${own}`);
  write([{ ...last, path: '/added', title: 'Added elsewhere' }, ...pagesNow()]);
  await form.locator(`[data-pointer="/pages/${pages.length}/blocks/0/heading"]`).waitFor();
  await page.keyboard.type('b');
  await expect.poll(() => pagesNow().at(-1).blocks[0].heading).toBe(`Ab${own}`);
  expect(pagesNow()[0].blocks[0].heading).toBe(own);
});

test('a page of one file that is removed gives way to the page above, also when that comes to its place', async () => {
  const { page, form, title, pages, last, write } = await openLastOfOneFile();
  const complaints = await listenForComplaints(page);
  const [home, ...others] = pages.slice(0, -1);
  write([...others, last, home]);
  await form.locator(`[data-pointer="/pages/${others.length}/title"]`).waitFor();
  write([...others, home]);
  await form.getByText(`There is no page ${last.path} any more. This is /.`).waitFor();
  await expect.poll(() => title.inputValue()).toBe(home.title);
  expect(new URL(page.url()).pathname).toBe('/_edit/');
  expect(complaints).toEqual([]);
});

test.each([
  ['first', 0],
  ['right before it', 1],
])(
  'in a file with several pages, the open one stays open when another program adds one: %s',
  async (_, at) => {
    const { page, form, title, pages, last, write } = await openLastOfOneFile();
    const added = { ...last, path: '/added', title: 'Added elsewhere' };
    write(pages.toSpliced(at, 0, added));
    await page.getByRole('link', { name: '/added' }).waitFor();
    await expect.poll(() => title.inputValue()).toBe(last.title);
    expect(new URL(page.url()).pathname).toBe(`/_edit${last.path}`);
    await form.locator(`[data-pointer="/pages/${pages.length}/title"]`).waitFor();
  },
);

test('a page that is deleted is not offered to take its own place', async () => {
  const page = await openStudioWindow(studio);
  await page.goto('/_edit/courses/quiet-wi-fi');
  const tree = page.getByRole('treegrid', { name: 'Pages' });
  await tree.getByRole('link', { name: '/courses/quiet-wi-fi' }).press('Delete');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Choose a page' }).click();
  const options = page.getByRole('option');
  await options.filter({ hasText: '/contact' }).first().waitFor();
  expect(await options.filter({ hasText: '/courses/quiet-wi-fi' }).count()).toBe(0);
});

test('the tree: sections are folded by key, rows filtered, and what links to a page is one press away', async () => {
  const page = await openStudioWindow(studio);
  const complaints = await listenForComplaints(page);
  await page.goto('/_edit/courses/quiet-wi-fi');
  const tree = page.getByRole('treegrid', { name: 'Pages' });
  const row = (path: string) => tree.getByRole('link', { name: path });
  await row('/courses/quiet-wi-fi').focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('/courses');
  const courses = tree.getByRole('row', { name: 'Courses in the workshop' });
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => courses.getAttribute('aria-expanded')).toBe('false');
  await row('/courses/quiet-wi-fi').waitFor({ state: 'detached' });

  const filter = page.getByRole('searchbox', { name: 'Filter pages' });
  await filter.fill('wi-fi');
  await page.getByText('1 page found.').waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('quiet-wi-fi');
  await row('/courses/quiet-wi-fi')
    .locator('xpath=ancestor::*[@role="row"]')
    .getByText('2 pages link here')
    .waitFor();
  await row('/courses/quiet-wi-fi').click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'What links here' }).click();
  const dialog = page.getByRole('dialog', { name: /^Links to / });
  await expectAccessibleInThemes(page);
  await dialog.getByRole('button', { name: '/topics/home-networks: Card grid › Card 2 › Link' }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/_edit/topics/home-networks');
  await page.getByRole('combobox', { name: 'Link' }).and(page.locator(':focus')).waitFor();
  expect(complaints).toEqual([]);
});

test('by mouse: a page that is dropped on a section is moved there once it was confirmed', async () => {
  const page = await openStudioWindow(studio);
  await page.goto('/_edit/tour');
  const tree = page.getByRole('treegrid', { name: 'Pages' });
  await page.locator('.preview[data-state="open"]').waitFor();
  await tree.getByRole('link', { name: '/tour' }).dragTo(tree.getByRole('link', { name: '/join' }));
  const dialog = page.getByRole('dialog', { name: 'Move /tour' });
  await dialog.getByText('/tour becomes /join/tour').waitFor();
  expect(existsSync(fileOf('/join/tour'))).toBe(false);
  await dialog.getByRole('button', { name: 'Move', exact: true }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/_edit/join/tour');
  await page.getByRole('button', { name: 'Undo: Move /tour to /join/tour' }).click();
  await expect.poll(() => existsSync(fileOf('/tour'))).toBe(true);
});
