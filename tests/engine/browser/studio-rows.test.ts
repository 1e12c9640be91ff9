import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openShell } from '../../support/studio/open-shell';
import { shareStudio } from '../../support/studio/share-studio';
import { long } from '../../support/variations';

const studio = shareStudio();

const rows = () => JSON.parse(readFileSync(join(studio.folder, 'pages/members.json'), 'utf8')).blocks[1].rows;

long('rows of a spreadsheet that are pasted into a cell take the place of its row', async () => {
  const { page, form } = await openShell(studio, '/members');
  const before = rows();
  await page.getByRole('list', { name: 'Blocks' }).locator('[data-focus]').nth(1).press('Enter');
  const row = form.locator('[data-pointer="/blocks/1/rows/1"]');
  await row.locator('.field-fold').click();
  const cell = row.getByRole('textbox').first();
  await cell.focus();
  await cell.evaluate((box) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'Jig saw\tThree blades\t2.2\t3.00\t2.00\r\nRouter\t\t4\t5.00\r\n');
    box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect
    .poll(rows)
    .toEqual([
      before[0],
      ['Jig saw', 'Three blades', '2.2', '3.00', '2.00'],
      ['Router', '–', '4', '5.00'],
      ...before.slice(2),
    ]);
});

test('a new column gives each row a cell, a moved one moves them, and both are undone in one step', async () => {
  const { page, form } = await openShell(studio, '/members');
  const table = () => JSON.parse(readFileSync(join(studio.folder, 'pages/members.json'), 'utf8')).blocks[2];
  const before = table();
  await page.getByRole('list', { name: 'Blocks' }).locator('[data-focus]').nth(2).press('Enter');
  const columns = form.locator('[data-pointer="/blocks/2/columns"]');
  await columns.getByRole('button', { name: 'Add Column' }).click();
  await page.keyboard.type('How many');
  await expect.poll(() => table().columns).toEqual(['Thing', 'Why', 'How many']);
  expect(table().rows).toEqual([
    ['A card', 'It has your number.', '–'],
    ['Gloves', 'Ours are large.', '–'],
  ]);
  await form.locator('.form-file').getByText('3 of 3').waitFor();
  await columns.getByRole('button', { name: 'Move up Column 3' }).click();
  await expect.poll(() => table().rows[1]).toEqual(['Gloves', '–', 'Ours are large.']);
  expect(table().columns).toEqual(['Thing', 'How many', 'Why']);
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => table().rows[1]).toEqual(['Gloves', 'Ours are large.', '–']);
  await columns.getByRole('button', { name: 'Remove Column 3' }).click();
  await expect.poll(table).toEqual(before);
});

long('Alt and a page key go from item to item, and the head says which it is', async () => {
  const { page, form } = await openShell(studio, '/members');
  await page.getByRole('list', { name: 'Blocks' }).locator('[data-focus]').nth(5).press('Enter');
  const at = (words: string) => form.locator('.form-file').getByText(words).waitFor();
  await form.locator('[data-pointer="/blocks/5/quotes/1"] .field-fold').first().click();
  await at('2 of 4');
  await page.keyboard.press('Alt+PageDown');
  await at('3 of 4');
  await form.getByRole('button', { name: 'Next item' }).click();
  await at('4 of 4');
  await page.keyboard.press('Alt+PageUp');
  await at('3 of 4');
});
