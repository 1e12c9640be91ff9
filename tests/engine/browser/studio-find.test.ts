import { join } from 'node:path';
import { expect, test } from 'vitest';
import { expectAccessibleInThemes } from '../../support/browser/expect-accessible';
import { editFile } from '../../support/edit-file';
import { serveStudio } from '../../support/studio/serve-studio';

const studio = serveStudio();

test('words are found in the whole site, opened, and replaced in one field, one page and everywhere', async () => {
  const { page, frame, complaints } = await studio.open('/tour');
  const form = page.getByRole('form', { name: 'Fields' });
  const openPanel = () => page.getByRole('button', { name: 'Find and replace' }).click();
  const announced = (text: string) => page.getByRole('status').filter({ hasText: text }).waitFor();
  const find = form.getByLabel('Find', { exact: true });
  await openPanel();
  await find.fill('tool');
  await form.getByLabel('Replace by').fill('gadget');
  await announced('65 places in 65 fields.');
  await expectAccessibleInThemes(page);

  const borrow = form.getByRole('region', { name: 'Ask for a tool before you come /borrow' });
  await borrow.getByRole('button', { name: 'Replace in Hero › Heading' }).click();
  await announced('1 place replaced. Ctrl+Z brings the old words back.');
  await announced('64 places in 64 fields.');
  await borrow.getByRole('button', { name: /^Hero › Heading/ }).waitFor({ state: 'detached' });
  await borrow.getByRole('button', { name: /^Title/ }).click();
  await expect
    .poll(() => form.getByRole('textbox', { name: 'Title' }).inputValue())
    .toBe('Ask for a tool before you come');
  await frame.locator('h1', { hasText: 'Ask for a gadget' }).waitFor();

  await openPanel();
  await expect.poll(() => find.inputValue()).toBe('tool');
  await form.getByRole('button', { name: 'Replace all in Ask for a tool before you come /borrow' }).click();
  await announced('3 places replaced.');
  await form.getByRole('button', { name: 'Replace all', exact: true }).click();
  await announced('61 places replaced.');
  await find.fill('tool');
  await page.keyboard.press('End');
  await page.keyboard.type('s');
  await announced('No text has these words.');

  const undo = page.getByRole('button', { name: 'Undo: Replace “tool” by “gadget”' });
  for (let left = 2; left > 0; left--) {
    await undo.click();
    await expect.poll(() => undo.count()).toBe(1);
  }
  await undo.click();
  await undo.waitFor({ state: 'detached' });
  await find.fill('tool');
  await announced('65 places in 65 fields.');
  expect(complaints).toEqual([]);
});

test('a second press of "Replace all" replaces nothing more, also where the new words have the old ones in them', async () => {
  const { page } = await studio.open('/tour');
  const form = page.getByRole('form', { name: 'Fields' });
  await page.getByRole('button', { name: 'Find and replace' }).click();
  await form.getByLabel('Find', { exact: true }).fill('A tour in photos');
  await form.getByLabel('Replace by').fill('A tour in photos and words');
  const announced = (text: string) => page.getByRole('status').filter({ hasText: text }).waitFor();
  await announced('1 place in 1 field.');
  await form.getByRole('button', { name: 'Replace all', exact: true }).dblclick();
  await announced('1 place replaced.');
  const undo = page.getByRole('button', { name: /^Undo: Replace/ });
  await undo.click();
  await undo.waitFor({ state: 'detached' });
});

test('a page that is no JSON is named under what was found, until it is corrected', async () => {
  const { page } = await studio.open('/tour');
  const form = page.getByRole('form', { name: 'Fields' });
  const fix = editFile(join(studio.folder, 'pages/borrow.json'), '"path": "/borrow",', '"path": "/borrow"');
  await page.getByRole('button', { name: 'Find and replace' }).click();
  await form.getByLabel('Find', { exact: true }).fill('Ask for a tool');
  const missed = form.getByText(
    "Not searched, because it can't be read: pages/borrow.json:3:19 A comma is missing after this.",
  );
  await missed.waitFor();
  fix();
  await missed.waitFor({ state: 'detached' });
});
