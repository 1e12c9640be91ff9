import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findingsInThemes } from '../../support/browser/expect-accessible';
import { startStudio } from '../../support/edits/start-studio';
import { fixtures } from '../../support/fixtures';
import { openStudioWindow } from '../../support/studio/open-studio-window';
import { shareStudio } from '../../support/studio/share-studio';
import { long } from '../../support/variations';

const studio = shareStudio();

const isThere = (file: string) => existsSync(join(studio.folder, file));
const json = (file: string) => JSON.parse(readFileSync(join(studio.folder, file), 'utf8'));

test('a collection is made by keyboard, gets its first row, and goes with one undo', async () => {
  const page = await openStudioWindow(studio, { bypassCSP: true });
  await page.goto('/_edit/');
  await page.getByRole('button', { name: 'New collection' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'New collection' });
  await dialog.getByRole('radio', { name: 'News' }).and(page.locator(':focus')).waitFor();
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => dialog.getByLabel('Name').inputValue()).toBe('Events');
  expect(await findingsInThemes(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Readings');
  await expect.poll(() => dialog.getByLabel('Path of its page').inputValue()).toBe('/readings');
  await dialog.getByText('The menu').waitFor();
  await page.keyboard.press('Enter');

  await page.getByRole('button', { name: 'Row', exact: true }).and(page.locator(':focus')).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'New row: Readings' }).waitFor();
  await page.keyboard.type('An evening with poems');
  await page.keyboard.press('Enter');
  const row = page
    .getByRole('grid', { name: 'Readings' })
    .getByRole('row', { name: /An evening with poems/ });
  await row.getByText('Draft').waitFor();
  await page.getByRole('form', { name: 'Fields' }).getByLabel('Day').and(page.locator(':focus')).waitFor();
  await expect.poll(() => isThere('collections/readings/an-evening-with-poems.json')).toBe(true);
  expect(json('pages/readings.json')).toMatchObject({ path: '/readings', name: 'Readings' });

  await page.reload();
  await row.waitFor();
  await page.keyboard.press('ControlOrMeta+z');
  await page.getByText('There is no row yet.').waitFor();
  await page.keyboard.press('ControlOrMeta+z');
  await page.frameLocator('.preview-frame').getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => isThere('collections/readings') || isThere('pages/readings.json')).toBe(false);
});

long('a site without collections asks for the first one in one line', async () => {
  const single = await startStudio(join(fixtures, 'valid/one-file'));
  onTestFinished(single.remove);
  const page = await openStudioWindow(single);
  await page.goto('/_edit/');
  await page.getByRole('button', { name: /^Add news/ }).press('Enter');
  await page.getByRole('dialog', { name: 'New collection' }).waitFor();
});
