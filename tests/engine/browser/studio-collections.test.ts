import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { findingsInThemes } from '../../support/browser/expect-accessible';
import { addCollections } from '../../support/edits/with-collections';
import { openStudioWindow } from '../../support/studio/open-studio-window';
import { shareStudio } from '../../support/studio/share-studio';
import { smallTargets } from '../../support/studio/small-targets';
import { long } from '../../support/variations';

const studio = shareStudio(addCollections);

const table = () => readFileSync(join(studio.folder, 'collections/products/rows.csv'), 'utf8');
const cells = (row: number) => table().split('\r\n')[row]?.split(';').slice(0, 4);

async function openTable(options = {}) {
  const page = await openStudioWindow(studio, options);
  await page.goto('/_edit/');
  await page.getByRole('button', { name: /^Products/ }).click();
  const grid = page.getByRole('grid', { name: 'Products' });
  await grid.waitFor();
  return { page, grid };
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

test('arrows go from cell to cell, letters and Tab fill them, Escape keeps what was there', async () => {
  const { page, grid } = await openTable();
  await grid.getByRole('gridcell', { name: 'Rack', exact: true }).click();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  expect(await focused(page)).toBe('1200');
  await page.keyboard.type('1250');
  await page.keyboard.press('Escape');
  expect(await focused(page)).toBe('1200');
  await page.keyboard.press('Shift+Home');
  await page.keyboard.press('Enter');
  await page.keyboard.type(' 42');
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('Globex');
  await expect.poll(() => cells(2)).toEqual(['rack', 'Rack 42', 'Globex', '1200']);
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => cells(2)).toEqual(['rack', 'Rack', 'Globex', '1200']);
});

test('cells of a spreadsheet are pasted as one step, and rows that are not there are added', async () => {
  const { page, grid } = await openTable();
  const before = table();
  await grid.getByRole('gridcell', { name: 'Desk phone' }).click();
  await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'Phone A\tGlobex\t71\nPhone B\tAcme\t72\n');
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  });
  await expect.poll(() => cells(4)).toEqual(['phone-b', 'Phone B', 'Acme', '72']);
  expect(cells(3)).toEqual(['desk', 'Phone A', 'Globex', '71']);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(table).toBe(before);
});

long('the rows of a topic are found with words, and all come back where there is none', async () => {
  const { page, grid } = await openTable();
  const names = () => grid.locator('.table-number + .table-cell').allTextContents();
  const topic = page.getByRole('combobox', { name: 'Topic' });
  expect(await topic.locator('option').allTextContents()).toEqual([
    'All topics (3)',
    'Acme (2)',
    'Globex (1)',
  ]);
  await topic.selectOption('Acme (2)');
  await expect.poll(names).toEqual(['Fiber switch', 'Desk phone']);
  await page.getByText('2 rows found.').waitFor({ state: 'attached' });
  // It is of another topic now, and stays.
  await grid.getByRole('gridcell', { name: 'Acme' }).last().click();
  await page.keyboard.type('Globex');
  await page.keyboard.press('Enter');
  await topic.getByText('Globex (2)').waitFor({ state: 'attached' });
  expect(await names()).toEqual(['Fiber switch', 'Desk phone']);
  await page.keyboard.press('ControlOrMeta+z');
  await page.getByRole('searchbox', { name: 'Find a row' }).fill('rack');
  await page.getByText('No row of the topic “Acme” has “rack”.').waitFor();
  await page.getByRole('button', { name: 'Show all rows' }).click();
  await expect.poll(names).toEqual(['Fiber switch', 'Rack', 'Desk phone']);
});

long('on a phone, rows are a list: arrows go through it, and a press opens the page of a row', async () => {
  const page = await openStudioWindow(studio, { viewport: { width: 390, height: 844 }, bypassCSP: true });
  await page.goto('/_edit/?collection=products');
  const list = page.getByRole('list', { name: 'Products' });
  const names = () => list.locator('.page-title').allTextContents();
  await list.getByRole('button', { name: 'Fiber switch Acme online' }).focus();
  await page.keyboard.press('End');
  expect(await focused(page)).toContain('Desk phone');
  expect(await findingsInThemes(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await page.frameLocator('.preview-frame').getByRole('heading', { name: 'Rack' }).waitFor();
  await page.getByRole('form', { name: 'Fields' }).getByRole('textbox', { name: 'Title' }).waitFor();
  await page.goBack();
  await list.locator('[aria-posinset="2"] > [tabindex="0"]').first().focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Delete the row' }).click();
  await expect.poll(names).toEqual(['Fiber switch', 'Desk phone']);
  expect(await page.evaluate(() => document.activeElement?.ariaLabel)).toBe('More for the row desk');
  await page.getByRole('banner').getByRole('button', { name: /^Undo/ }).click();
  await expect.poll(names).toEqual(['Fiber switch', 'Rack', 'Desk phone']);
});

test('a mistake is said at its cell, F8 finds it, and the page of a row says what is its own', async () => {
  const { page, grid } = await openTable({ bypassCSP: true });
  const form = page.getByRole('form', { name: 'Fields' });
  await grid.getByRole('gridcell', { name: '980', exact: true }).click();
  await page.keyboard.type('8,9 million');
  await page.keyboard.press('Enter');
  await grid.getByText('waits').waitFor();
  await page.keyboard.press('F8');
  await grid.getByText('"8,9 million" is not a number.').waitFor();
  await form.getByText('"8,9 million" is not a number.').waitFor();
  expect(await findingsInThemes(page)).toEqual([]);
  await page.keyboard.press('ControlOrMeta+z');
  await grid.getByText('waits').waitFor({ state: 'detached' });
  await page.keyboard.press('ControlOrMeta+Enter');
  const shown = page.frameLocator('.preview-frame');
  await shown.getByRole('heading', { name: 'Fiber switch' }).click();
  await page.getByText('Title · from this row').waitFor();
  await shown.getByText('Sold by Acme').click();
  await form.getByText('This is the same on all 3 pages.').waitFor();
  await page.getByText('Lead · same on all 3 pages').waitFor();
});
