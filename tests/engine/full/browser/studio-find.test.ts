import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { expectAccessibleInThemes } from '../../../support/browser/expect-accessible';
import { editFile } from '../../../support/edit-file';
import { serveStudio } from '../../../support/studio/serve-studio';
import { long } from '../../../support/variations';

const studio = serveStudio();

const text = (file: string) => readFileSync(join(studio.folder, file), 'utf8');

function openFind(page: Page) {
  const form = page.getByRole('form', { name: 'Fields' });
  return {
    form,
    find: form.getByLabel('Find', { exact: true }),
    by: form.getByLabel('Replace by'),
    replace: form.getByRole('button', { name: /^Replace( \d+)?$/ }),
    rows: (head: string) => form.getByRole('region', { name: head }).getByRole('listitem'),
    openPanel: () => page.getByRole('button', { name: 'Find and replace' }).click(),
    announced: (words: string) => page.getByRole('status').filter({ hasText: words }).waitFor(),
    hasFocus: (element: Locator) =>
      expect.poll(() => element.evaluate((each) => each === document.activeElement)).toBe(true),
  };
}

test('words are found in the whole site, looked at, left out by page and place, and replaced as one step', async () => {
  const { page, frame, complaints } = await studio.open('/tour', { viewport: { width: 1440, height: 900 } });
  const { form, find, by, replace, rows, openPanel, announced, hasFocus } = openFind(page);
  await openPanel();
  await find.fill('tool');
  await by.fill('gadget');
  await announced('38 in 35 places');
  await form.getByText('Keep capitals: Tool → Gadget').waitFor();
  await expectAccessibleInThemes(page);
  await form.getByLabel('Only whole words').uncheck();
  await announced('92 in 85 places');
  await form.getByLabel('Only whole words').check();
  await form.getByRole('button', { name: 'This page' }).click();
  await announced('2 in 2 places');
  await form.getByRole('button', { name: 'Whole site' }).click();
  await announced('38 in 35 places');

  const borrow = 'Ask for a tool before you come';
  const heading = rows(borrow).filter({ hasText: 'Hero › Heading' }).getByRole('button');
  await heading.click();
  await frame.locator('h1', { hasText: 'Ask for a tool' }).waitFor();
  await page.locator('.preview-label[data-kind="selected"]', { hasText: 'Hero › Heading' }).waitFor();
  await hasFocus(heading);

  await form.getByLabel('Replace in Contact form › Heading').uncheck();
  await form.getByLabel('Replace in Rules for borrowing tools').uncheck();
  await replace.filter({ hasText: 'Replace 30' }).click();
  await announced('30 places replaced. Ctrl+Z brings the old words back.');
  await announced('8 in 5 places');
  expect(text('pages/borrow.json')).toContain('"heading": "Ask for a gadget"');
  expect(text('pages/borrow.json')).toContain('"heading": "Ask for a tool"');

  await page.getByRole('button', { name: 'Undo: Replace “tool” by “gadget”' }).click();
  await announced('38 in 35 places');
  expect(await form.getByText('30 places replaced.').count()).toBe(0);
  expect(await form.getByLabel('Replace in Contact form › Heading').isChecked()).toBe(false);

  await heading.click();
  await expect.poll(() => form.getByRole('textbox', { name: 'Heading' }).inputValue()).toBe('Ask for a tool');
  await openPanel();
  await expect.poll(() => find.inputValue()).toBe('tool');
  expect(complaints).toEqual([]);
});

long(
  'by keyboard: arrows go from place to place, Enter opens a field, and an empty replacement is asked for',
  async () => {
    const { page, frame } = await studio.open('/tour', { viewport: { width: 1440, height: 900 } });
    const { form, find, replace, rows, openPanel, announced, hasFocus } = openFind(page);
    await openPanel();
    await hasFocus(find);
    await page.keyboard.type('rules FOR');
    await announced('5 in 5 places');
    const before = text('pages/borrowing-rules.json');
    const rules = rows('Rules for borrowing tools').getByRole('button');
    await rules.first().focus();
    for (const index of [1, 2, 3]) {
      await page.keyboard.press('ArrowDown');
      await hasFocus(rules.nth(index));
    }
    await frame.locator('h1', { hasText: 'Rules for' }).waitFor();

    await replace.focus();
    await page.keyboard.press('Enter');
    const question = form.getByRole('group', { name: 'Remove “rules FOR” in 5 places?' });
    await question.waitFor();
    await hasFocus(question.getByRole('button', { name: 'Keep them' }));
    await expectAccessibleInThemes(page);
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'detached' });
    await hasFocus(replace);
    expect(text('pages/borrowing-rules.json')).toBe(before);
    await page.keyboard.press('Enter');
    await question.getByRole('button', { name: 'Remove 5' }).press('Enter');
    await announced('5 places removed. Ctrl+Z brings the old words back.');
    await hasFocus(replace);
    await page.getByRole('button', { name: 'Undo: Remove “rules FOR”' }).press('Enter');
    await announced('5 in 5 places');

    await rules.nth(3).press('Enter');
    await hasFocus(form.getByRole('textbox', { name: 'Heading', exact: true }));
  },
);

long('what a page shows by a token is found, and leads to the settings', async () => {
  const { page, frame } = await studio.open('/tour', { viewport: { width: 1440, height: 900 } });
  const { form, find, replace, rows, openPanel, announced } = openFind(page);
  await openPanel();
  await find.fill('7946 0123');
  await announced('2 in 2 places');
  expect(await replace.getAttribute('aria-disabled')).toBe('true');
  expect(await rows('Settings').allInnerTexts()).toEqual([
    expect.stringContaining('From Settings › Phone. Change it there.'),
  ]);
  const contact = rows('Contact Alder Street').getByRole('button');
  await contact.click();
  await frame.getByText('+44 20 7946 0123').first().waitFor();
  await contact.click();
  await expect.poll(() => form.getByRole('textbox', { name: 'Phone' }).inputValue()).toBe('+44 20 7946 0123');
});

long('a second press replaces nothing more, also where the new words have the old ones in them', async () => {
  const { page } = await studio.open('/tour');
  const { find, by, replace, openPanel, announced } = openFind(page);
  await openPanel();
  await find.fill('A tour in photos');
  await by.fill('A tour in photos and words');
  await announced('1 in 1 place');
  await replace.dblclick();
  await announced('1 place replaced.');
  const undo = page.getByRole('button', { name: /^Undo: Replace/ });
  await undo.click();
  await undo.waitFor({ state: 'detached' });
});

test('a page that is no JSON is named under what was found, until it is corrected', async () => {
  const { page } = await studio.open('/tour');
  const { form, find, openPanel } = openFind(page);
  const fix = editFile(join(studio.folder, 'pages/borrow.json'), '"path": "/borrow",', '"path": "/borrow"');
  await openPanel();
  await find.fill('Ask for a tool');
  const missed = form.getByText(
    "Not searched, because it can't be read: pages/borrow.json:3:19 A comma is missing after this.",
  );
  await missed.waitFor();
  fix();
  await missed.waitFor({ state: 'detached' });
});
