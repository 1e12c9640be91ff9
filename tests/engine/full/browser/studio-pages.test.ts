import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listenForComplaints } from '../../../support/browser/complaints';
import { expectAccessibleInThemes } from '../../../support/browser/expect-accessible';
import { readFolder } from '../../../support/folder-content';
import { openStudioWindow } from '../../../support/studio/open-studio-window';
import { shareStudio } from '../../../support/studio/share-studio';
import { long } from '../../../support/variations';

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
  /** In the field that the dialog begins with. */
  const type = async (text: string) => {
    await dialog.locator('input:focus').waitFor();
    await page.keyboard.type(text);
  };

  await page.getByRole('button', { name: 'New page' }).press('Enter');
  await type('Soldering');
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
  await type('evenings');
  await dialog.getByText('/courses/quiet-wi-fi becomes /evenings/quiet-wi-fi').waitFor();
  await expectAccessibleInThemes(page);
  await page.keyboard.press('Enter');
  await expect.poll(address).toBe('/_edit/evenings');
  await expect.poll(() => existsSync(fileOf('/evenings/soldering'))).toBe(true);
  expect(pageIn('/evenings').aliases).toEqual(['/courses']);

  await page.getByRole('button', { name: 'More for /evenings', exact: true }).press('Enter');
  await page.getByRole('menuitem', { name: 'Rename and move' }).press('Enter');
  await type('contact');
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

test('a page that is opened is in the tree, also if the filter leaves it out', async () => {
  const page = await openStudioWindow(studio);
  await page.goto('/_edit/tour');
  const tree = page.getByRole('treegrid', { name: 'Pages' });
  const filter = page.getByRole('searchbox', { name: 'Filter pages' });
  await tree.locator('[aria-current]').filter({ hasText: '/tour' }).waitFor();
  await filter.fill('/contact');
  await tree.getByRole('link', { name: '/tour' }).waitFor({ state: 'detached' });
  await tree.getByRole('link', { name: '/contact' }).click();
  await tree.locator('[aria-current]').filter({ hasText: '/contact' }).waitFor();
  expect(await filter.inputValue()).toBe('/contact');
  await page.goBack();
  await tree.locator('[aria-current]').filter({ hasText: '/tour' }).waitFor();
  expect(await filter.inputValue()).toBe('');
});

test('where a page is asked for, Enter takes the first that fits what is typed', async () => {
  const page = await openStudioWindow(studio);
  await page.goto('/_edit/courses/quiet-wi-fi');
  const tree = page.getByRole('treegrid', { name: 'Pages' });
  await tree.getByRole('link', { name: '/courses/quiet-wi-fi' }).press('Delete');
  const target = page.getByRole('dialog').getByRole('combobox', { name: /leads to$/ });
  await target.fill('contact al');
  await page.getByRole('option', { name: '/contact' }).waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(() => target.inputValue()).toBe('/contact');
  await page.getByRole('option').waitFor({ state: 'detached' });
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', disabled: false }).waitFor();
});

long(
  'the tree: sections are folded by key, rows filtered, and what links to a page is one press away',
  async () => {
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
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toContain('quiet-wi-fi');
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
  },
);

test('by mouse: a page that is dropped on a section is moved there once it was confirmed', async () => {
  // Both rows are in sight: a list that scrolls under the mouse would give it another one.
  const page = await openStudioWindow(studio, { viewport: { width: 1440, height: 1200 } });
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
