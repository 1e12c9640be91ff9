import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openShell } from '../../support/studio/open-shell';
import { shareStudio } from '../../support/studio/share-studio';

const studio = shareStudio();

const rows = () => JSON.parse(readFileSync(join(studio.folder, 'pages/members.json'), 'utf8')).blocks[1].rows;

test('rows of a spreadsheet that are pasted into a cell take the place of its row', async () => {
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
