import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { listenForComplaints } from '../../../support/browser/complaints';
import { startStudio } from '../../../support/edits/start-studio';
import { fixtures } from '../../../support/fixtures';
import { openStudioWindow } from '../../../support/studio/open-studio-window';
import { shareStudio } from '../../../support/studio/share-studio';
import { long } from '../../../support/variations';

const studio = shareStudio();

const fileOf = (path: string) => join(studio.folder, `pages${path}.json`);
const _pageIn = (path: string) => JSON.parse(readFileSync(fileOf(path), 'utf8'));

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

test('when the file of the open page is removed, the page above opens with a message; when the file is back, so is the page', async () => {
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

long('a change that comes while the page in the frame is not hydrated yet waits for that', async () => {
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

test('when the open page is removed, the page above opens, also if it then has the same place in the file', async () => {
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
