import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listenForComplaints } from '../../../support/browser/complaints';
import { expectAccessibleInThemes } from '../../../support/browser/expect-accessible';
import { type StartedStudio, startStudio } from '../../../support/edits/start-studio';
import { openStudioWindow } from '../../../support/studio/open-studio-window';
import { long } from '../../../support/variations';

let studio: StartedStudio;
const file = 'pages/tour.json';

const git = (...args: readonly string[]) =>
  execFileSync('git', args, { cwd: studio.folder, stdio: 'pipe' }).toString();

beforeAll(async () => {
  studio = await startStudio(undefined, (folder) => {
    const run = (...args: readonly string[]) => execFileSync('git', args, { cwd: folder, stdio: 'pipe' });
    run('init', '--quiet');
    // As in the project's: the lock of the studio is no content.
    writeFileSync(join(folder, '.gitignore'), '.edit*\n');
    run('config', 'user.name', 'Editor');
    run('config', 'user.email', 'editor@example.com');
    run('add', '.');
    run('commit', '--quiet', '-m', 'First');
  });
});
afterAll(() => studio.remove());

const written = (name = file) => readFileSync(join(studio.folder, name), 'utf8');

async function open(path: string, options = {}) {
  const page = await openStudioWindow(studio, options);
  await page.goto(`/_edit${path}`);
  const frame = page.frameLocator('.preview-frame');
  await frame.locator('html[data-hydrated="true"]').waitFor();
  return { page, frame, form: page.getByRole('form', { name: 'Fields' }) };
}

const openHero = (page: Page) =>
  page.getByRole('list', { name: 'Blocks' }).getByRole('button', { name: /Hero/ }).first().click();
const headingOf = (page: Page) => page.getByRole('textbox', { name: 'Heading', exact: true });

test('changes are shown, seen before and after, taken back and committed', async () => {
  const before = written();
  const { page, form } = await open('/tour', { bypassCSP: true });
  const complaints = await listenForComplaints(page);
  await openHero(page);
  await headingOf(page).fill('A tour in many photos');
  await page.getByRole('button', { name: /^Publish/ }).click();
  const row = form.getByRole('listitem').filter({ hasText: 'Hero › Heading' });
  await row.waitFor();
  expect(await row.locator('del').innerText()).toMatch(/^Before:\s*A tour in photos$/);
  expect(await row.locator('ins mark').allInnerTexts()).toEqual(['many ']);
  await expectAccessibleInThemes(page);

  await form.getByRole('button', { name: /^Before and after: / }).click();
  const dialog = page.getByRole('dialog');
  await dialog.frameLocator('iframe >> nth=0').locator('h1', { hasText: 'A tour in photos' }).waitFor();
  await dialog.frameLocator('iframe >> nth=1').locator('h1', { hasText: 'A tour in many photos' }).waitFor();
  await page.keyboard.press('Escape');

  await form.getByRole('button', { name: 'Take back Hero › Heading' }).click();
  await form.getByText('Nothing has changed since the last version').waitFor();
  await expect.poll(() => written()).toBe(before);
  await page.keyboard.press('ControlOrMeta+z');
  const message = form.getByRole('textbox', { name: 'What did you do?' });
  await message.waitFor();
  expect(await message.inputValue()).toBe('Change A tour through the library › Hero › Heading');
  await message.fill('Name the photos');
  await form.getByRole('button', { name: 'Save a version' }).click();
  await form.getByText(/^Saved as version [0-9a-f]+\.$/).waitFor();
  expect(git('log', '-1', '--format=%s').trim()).toBe('Name the photos');
  expect(git('status', '--porcelain')).toBe('');
  expect(complaints).toEqual([]);
});

long('a change of the footer is seen on the open page, before and after', async () => {
  const { page, form } = await open('/tour');
  await page.getByRole('button', { name: 'Footer', exact: true }).click();
  await form.getByRole('textbox', { name: 'Text', exact: true }).fill('Tools for the whole street.');
  await page.getByRole('button', { name: /^Publish/ }).click();
  await form.getByRole('button', { name: 'Before and after: Footer' }).click();
  const footerOf = (index: number) =>
    page.getByRole('dialog').locator('iframe').nth(index).contentFrame().getByRole('contentinfo');
  await footerOf(0).getByText('Tools, benches and advice').waitFor();
  await footerOf(1).getByText('Tools for the whole street.').waitFor();
  await page.keyboard.press('Escape');
  await form.getByRole('button', { name: 'Take back Footer', exact: true }).click();
  await form.getByText('Nothing has changed since the last version').waitFor();
});

long('changes are copied as text, and a page and a picture are taken back by their buttons', async () => {
  const before = written();
  const picture = 'images/new-plan.svg';
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path d="M0 0h4v3z"/></svg>';
  writeFileSync(join(studio.folder, picture), drawing);
  const { page, form } = await open('/tour', { permissions: ['clipboard-read', 'clipboard-write'] });
  await openHero(page);
  const heading = await headingOf(page).inputValue();
  await headingOf(page).fill('A tour for reviewers');
  await page.keyboard.press('Escape');
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('A tour to review');
  await page.getByRole('button', { name: /^Publish/ }).click();
  await form.getByRole('listitem').filter({ hasText: 'Hero › Heading' }).waitFor();
  await form.getByRole('button', { name: 'Copy as text' }).click();
  await form.getByText('The changes are copied as text.').waitFor();
  const [first, ...rest] = (await page.evaluate(() => navigator.clipboard.readText())).split('\n\n');
  expect(first).toMatch(/^Changes since version [0-9a-f]+ “.+”$/);
  expect(rest).toEqual([
    [
      'A tour to review (/tour)',
      '- Title: A tour through the library → A tour to review',
      `- Hero › Heading: ${heading} → A tour for reviewers`,
    ].join('\n'),
    `${picture}: New picture\n`,
  ]);

  await form.getByRole('button', { name: `Take back ${picture}`, exact: true }).click();
  await form.getByText(`“${picture}” taken back. Ctrl+Z brings it again.`).waitFor();
  expect(existsSync(join(studio.folder, picture))).toBe(false);
  await form.getByRole('button', { name: 'Take back A tour to review', exact: true }).click();
  await form.getByText('Nothing has changed since the last version').waitFor();
  await expect.poll(() => written()).toBe(before);
});

test('two browsers see each other’s edits at once: page, form, blocks, pages and undo', async () => {
  const one = await open('/tour');
  const other = await open('/tour');
  await openHero(one.page);
  await openHero(other.page);
  await headingOf(one.page).fill('Typed by one');
  await expect.poll(() => headingOf(other.page).inputValue()).toBe('Typed by one');
  await other.frame.locator('h1', { hasText: 'Typed by one' }).waitFor();
  // Both type in the same block, in different fields.
  const lead = (page: Page) => page.getByRole('textbox', { name: 'Lead', exact: true });
  await Promise.all([typeAtEnd(headingOf(one.page), ' and on'), typeAtEnd(lead(other.page), ' And more.')]);
  for (const { page } of [one, other]) {
    await expect.poll(() => headingOf(page).inputValue()).toBe('Typed by one and on');
    await expect.poll(() => lead(page).innerText()).toMatch(/ And more\.$/);
  }
  const rows = (page: Page) => page.getByRole('list', { name: 'Blocks' }).getByRole('listitem');
  const texts = (page: Page) => rows(page).allInnerTexts();
  for (const { page } of [one, other]) await page.keyboard.press('Escape');
  await rows(one.page).nth(1).waitFor();
  await rows(other.page).nth(1).waitFor();
  const order = await texts(one.page);
  await rows(one.page).nth(1).getByRole('button').first().press('Alt+ArrowDown');
  await expect.poll(() => texts(one.page)).not.toEqual(order);
  const moved = await texts(one.page);
  await expect.poll(() => texts(other.page)).toEqual(moved);
  await other.page.getByRole('button', { name: 'Undo: Move Card grid' }).click();
  await expect.poll(() => texts(one.page)).toEqual(order);
  await one.page.getByRole('button', { name: 'Redo: Move Card grid' }).waitFor();

  const title = one.page.getByRole('textbox', { name: 'Title', exact: true });
  await title.fill('A tour of both of us');
  const pages = other.page.getByRole('navigation', { name: 'Pages' });
  await pages.getByText('A tour of both of us').waitFor();
});

test.each(['yours', 'theirs'] as const)(
  'another program and the editor change one field: both values are shown, and %s is chosen',
  async (choice) => {
    const { page, form } = await open('/join');
    // A page with a mistake is not written: the editor's heading waits here until the mistake is corrected.
    const title = page.getByRole('textbox', { name: 'Title', exact: true });
    const first = await title.inputValue();
    await title.fill('');
    await openHero(page);
    const mine = `Mine for ${choice}`;
    await headingOf(page).fill(mine);
    const { heading } = JSON.parse(written('pages/join.json')).blocks[0];
    const foreign = written('pages/join.json').replace(JSON.stringify(heading), '"From elsewhere"');
    writeFileSync(join(studio.folder, 'pages/join.json'), foreign);
    const note = form.locator('.field-conflict');
    await note.waitFor();
    expect(await note.locator('dd').allInnerTexts()).toEqual([
      mine,
      'Use what was typed',
      'From elsewhere',
      'Keep what is there',
    ]);
    await form
      .getByRole('button', { name: choice === 'yours' ? 'Use what was typed' : 'Keep what is there' })
      .click();
    const said = choice === 'yours' ? 'What was typed is used.' : 'What is there is kept.';
    await page.getByRole('status').filter({ hasText: said }).waitFor();
    await note.waitFor({ state: 'detached' });
    const wanted = choice === 'yours' ? mine : 'From elsewhere';
    await expect.poll(() => headingOf(page).inputValue()).toBe(wanted);
    await expect.poll(() => headingOf(page).evaluate((field) => field === document.activeElement)).toBe(true);
    await page.keyboard.press('Escape');
    await title.fill(first);
    await expect.poll(() => JSON.parse(written('pages/join.json')).blocks[0].heading).toBe(wanted);
  },
);

async function typeAtEnd(field: Locator, text: string): Promise<void> {
  await field.press('ControlOrMeta+End');
  await field.pressSequentially(text);
}
