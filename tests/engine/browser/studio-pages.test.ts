import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listenForComplaints } from '../../support/browser/complaints';
import { expectAccessibleInThemes } from '../../support/browser/expect-accessible';
import { openWindow } from '../../support/browser/open-page';
import { type StartedStudio, startStudio } from '../../support/edits/start-studio';
import { readFolder } from '../../support/folder-content';

let studio: StartedStudio;
beforeAll(async () => {
  studio = await startStudio();
});
afterAll(() => studio.remove());

const fileOf = (path: string) => join(studio.folder, `pages${path}.json`);
const pageIn = (path: string) => JSON.parse(readFileSync(fileOf(path), 'utf8'));

test('by keyboard: a page is made from a layout, its section moved, a page deleted, and all undone', async () => {
  const before = readFolder(studio.folder);
  const page = await openWindow({ baseURL: studio.server.url, viewport: { width: 1440, height: 900 } });
  const complaints = await listenForComplaints(page);
  await page.goto('/_edit/courses/quiet-wi-fi');
  const frame = page.frameLocator('.preview iframe');
  await frame.locator('h1', { hasText: 'Quiet Wi-Fi' }).waitFor();
  const dialog = page.getByRole('dialog');
  const address = () => new URL(page.url()).pathname;

  await page.getByRole('button', { name: 'New page' }).press('Enter');
  await page.keyboard.type('Soldering');
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
  await page.keyboard.type('evenings');
  await dialog.getByText('/courses/quiet-wi-fi becomes /evenings/quiet-wi-fi').waitFor();
  await expectAccessibleInThemes(page);
  await page.keyboard.press('Enter');
  await expect.poll(address).toBe('/_edit/evenings');
  await expect.poll(() => existsSync(fileOf('/evenings/soldering'))).toBe(true);
  expect(pageIn('/evenings').aliases).toEqual(['/courses']);

  await page.getByRole('button', { name: 'Move the open page' }).press('Enter');
  await page.keyboard.type('contact');
  await dialog.getByText('There is a page /contact already').waitFor();
  await page.keyboard.press('Escape');

  await page
    .getByRole('navigation', { name: 'Pages' })
    .getByRole('link', { name: '/evenings/quiet-wi-fi' })
    .click();
  await frame.locator('h1', { hasText: 'Quiet Wi-Fi' }).waitFor();
  await page.getByRole('button', { name: 'Delete the open page' }).press('Enter');
  await dialog.getByText('2 places link to this page.').waitFor();
  await dialog.getByText('/topics/home-networks: Card grid › Card 2 › Link').waitFor();
  await page.keyboard.type('/evenings');
  await page.keyboard.press('Escape');
  await dialog.getByText('2 places link to this page.').waitFor({ state: 'detached' });
  await dialog.getByRole('button', { name: 'Delete' }).press('Enter');
  await expect.poll(address).toBe('/_edit/evenings');
  await expect.poll(() => existsSync(fileOf('/evenings/quiet-wi-fi'))).toBe(false);
  expect(JSON.stringify(pageIn('/topics/home-networks'))).not.toContain('quiet-wi-fi');

  for (const step of [
    'Delete /evenings/quiet-wi-fi',
    'Move /courses to /evenings',
    'New page /courses/soldering',
  ]) {
    const undo = page.getByRole('button', { name: `Undo: ${step}` });
    await undo.click();
    await undo.waitFor({ state: 'detached' });
  }
  await expect.poll(address).toBe('/_edit/courses');
  const changed = () => [...readFolder(studio.folder)].filter(([name, text]) => before.get(name) !== text);
  await expect.poll(changed).toEqual([]);
  expect(complaints).toEqual([]);
});
