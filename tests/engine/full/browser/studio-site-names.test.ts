import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { expectAccessibleInThemes } from '../../../support/browser/expect-accessible';
import { differences, readFolder } from '../../../support/folder-content';
import { openStudioWindow } from '../../../support/studio/open-studio-window';
import { shareStudio } from '../../../support/studio/share-studio';
import { long } from '../../../support/variations';

const studio = shareStudio();

const text = (file: string) => readFileSync(join(studio.folder, file), 'utf8');
const _types = (file: string): string[] =>
  JSON.parse(text(file)).blocks.map(({ type }: { type: string }) => type);

test('blocks name a logo by its new id, and one undo gives it back the old one', async () => {
  const page = await openStudioWindow(studio);
  const before = readFolder(studio.folder);
  const changed = () => differences(before, readFolder(studio.folder));
  await page.goto('/_edit/tour');
  await page.getByRole('button', { name: 'Logos', exact: true }).click();
  const form = page.getByRole('form', { name: 'Fields' });
  await form.getByRole('button', { name: /^cedar/ }).click();
  const id = form.getByLabel('Id', { exact: true });
  await id.fill('cedar-works');
  await id.press('Enter');
  await form.getByRole('button', { name: /^cedar-works/ }).waitFor();
  const renamed = new Map(
    [...before].map(([file, was]) => [
      file,
      file.endsWith('.json') ? was.replaceAll('"cedar"', '"cedar-works"') : was,
    ]),
  );
  await expect.poll(() => differences(renamed, readFolder(studio.folder))).toEqual([]);
  await page.getByRole('button', { name: 'Undo: Rename cedar to cedar-works' }).click();
  await expect.poll(changed).toEqual([]);
});

test('a logo that pages name is not removed, and a press leads to those pages; an unused one is removed', async () => {
  const page = await openStudioWindow(studio);
  const before = text('site.json');
  await page.goto('/_edit/tour');
  await page.getByRole('button', { name: 'Logos', exact: true }).click();
  const form = page.getByRole('form', { name: 'Fields' });
  await form.getByRole('button', { name: 'Remove cedar', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Remove cedar' });
  await dialog
    .getByText(/^6 pages name the logo "cedar": .+, .+, .+ and 3 more\. Choose another logo there first\.$/)
    .waitFor();
  await expectAccessibleInThemes(page);
  await dialog.getByRole('button', { name: '/partners/cedar: Hero › Logo' }).click();
  await form.getByRole('heading', { name: 'Hero', exact: true }).waitFor();
  expect(text('site.json')).toBe(before);

  await page.getByRole('button', { name: 'Logos', exact: true }).click();
  await form.getByRole('button', { name: 'Add Logo' }).click();
  const remove = form.getByRole('button', { name: /^Remove logo-/ });
  await remove.click();
  await remove.waitFor({ state: 'detached' });
  await expect.poll(() => text('site.json')).toBe(before);
});

long('the kind of a layout is said of one of the layouts, and in words', async () => {
  const page = await openStudioWindow(studio);
  const before = text('site.json');
  const site = () => JSON.parse(text('site.json'));
  await page.goto('/_edit/tour');
  const form = page.getByRole('form', { name: 'Fields' });
  await page.getByRole('button', { name: 'Layouts', exact: true }).click();
  await form
    .getByRole('button', { name: /^topic Hero · Split · Card grid · FAQ · Parallax · Call to action/ })
    .click();
  const blocks = form.getByRole('list', { name: 'Layout blocks' });
  await blocks.getByRole('button', { name: 'Card grid · Light' }).waitFor();

  await form.getByRole('button', { name: 'Back to the page' }).click();
  await page.getByRole('button', { name: 'Layout kinds', exact: true }).click();
  const add = form.getByRole('button', { name: 'Add Layout kind' });
  await add.click();
  await expect.poll(() => Object.keys(site().layoutKinds)).toEqual(['course', 'partner']);
  await form
    .getByRole('group', { name: 'partner' })
    .getByRole('button', { name: /Layout$/ })
    .click();
  await expectAccessibleInThemes(page);
  await page.getByRole('option', { name: /^topic/ }).click();
  await expect.poll(() => Object.keys(site().layoutKinds)).toEqual(['course', 'topic']);
  await add.click();
  await expect.poll(() => Object.keys(site().layoutKinds)).toEqual(['course', 'topic', 'partner']);
  expect(await add.getAttribute('aria-disabled')).toBe('true');
  await form.getByText('Every layout has one.').waitFor();
  for (const kinds of [['course', 'topic'], ['course', 'partner'], ['course']]) {
    await page.getByRole('button', { name: /^Undo: / }).click();
    await expect.poll(() => Object.keys(site().layoutKinds)).toEqual(kinds);
  }
  await expect.poll(() => text('site.json')).toBe(before);
});

test('the first entry of its kind is added to a site that has none', async () => {
  const before = text('site.json');
  const { layoutKinds: _, ...others } = JSON.parse(before);
  writeFileSync(join(studio.folder, 'site.json'), JSON.stringify(others));
  onTestFinished(() => writeFileSync(join(studio.folder, 'site.json'), before));
  const page = await openStudioWindow(studio);
  await page.goto('/_edit/tour');
  await page.getByRole('button', { name: 'Layout kinds', exact: true }).click();
  const form = page.getByRole('form', { name: 'Fields' });
  await form.getByRole('button', { name: 'Add Layout kind' }).click();
  await expect.poll(() => Object.keys(JSON.parse(text('site.json')).layoutKinds ?? {}).length).toBe(1);
});
