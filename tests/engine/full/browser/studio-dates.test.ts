import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { axeFindings } from '../../../support/browser/axe-findings';
import { expectAccessibleInThemes } from '../../../support/browser/expect-accessible';
import { serveStudio } from '../../../support/studio/serve-studio';

const studio = serveStudio();

const file = (name: string) => join(studio.folder, name);
const read = (name: string) => JSON.parse(readFileSync(file(name), 'utf8'));
const visit = 'pages/guided-visit.json';

test('a page gets its dates by keyboard, and the tree of pages says when it is shown', async () => {
  const site = read('site.json');
  site.site.dates = { opening: '2099-12-01T09:00' };
  writeFileSync(file('site.json'), JSON.stringify(site, null, 2));
  const { page, frame } = await studio.open('/guided-visit');
  const form = page.getByRole('form', { name: 'Fields' });
  const row = page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: '/guided-visit' });
  const group = (name: string) => form.getByRole('group', { name, exact: true });

  // Folded, it says the result.
  const fold = form.getByRole('button', { name: /^When it is shown/ });
  await fold.getByText('Always').waitFor();
  await fold.press('Enter');
  await group('When it is shown').getByRole('switch', { name: 'Draft' }).press('Space');
  await expect.poll(() => read(visit).draft).toBe(true);
  await row.getByText('Draft').waitFor();
  await page.getByRole('button', { name: 'Remove Draft' }).press('Enter');
  await row.getByText('Draft').waitFor({ state: 'detached' });

  await group('From').getByRole('combobox', { name: 'Which date' }).selectOption('opening');
  await expect.poll(() => read(visit).from).toBe('opening');
  await row.getByText('From 1 Dec 2099').waitFor();
  await group('From').getByText('1 Dec 2099, 09:00 (Europe/London)').waitFor();

  const day = group('Until').getByLabel('Day');
  await day.focus();
  // The same in every language of the browser.
  await page.keyboard.type('12122099');
  await group('Until').getByText('12 Dec 2099 (Europe/London)').waitFor();
  // Another page links to it: what becomes of the link has to be said.
  await group('When it is shown').getByRole('combobox', { name: 'Then' }).fill('/contact');
  const offered = page.getByRole('listbox', { name: 'Suggestions' });
  await offered.waitFor();
  await page.keyboard.press('Escape');
  await offered.waitFor({ state: 'detached' });
  await expect.poll(() => [read(visit).until, read(visit).then]).toEqual(['2099-12-12', '/contact']);
  await group('Until').getByLabel('Time').fill('18:30');
  await expect.poll(() => read(visit).until).toBe('2099-12-12T18:30');
  await group('Until').getByText('12 Dec 2099, 18:30 (Europe/London)').waitFor();
  await expectAccessibleInThemes(page);

  // What can't be is said at its field.
  await day.fill('2099-11-30');
  await group('When it is shown').getByText('so this is never shown').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Remove Then' }).press('Enter');
  await day.fill('');
  await expect.poll(() => 'until' in read(visit)).toBe(false);
  await frame.locator('h1').waitFor();
  expect(read(visit)).toMatchObject({ from: 'opening' });
});

test('a block is given a date at the end of its form', async () => {
  const { page } = await studio.open('/');
  const form = page.getByRole('form', { name: 'Fields' });
  await page.getByRole('list', { name: 'Blocks' }).getByText('Call to action').click();
  await form.getByRole('button', { name: 'When it is shown Always' }).press('Enter');
  await form.getByRole('group', { name: 'Until', exact: true }).getByLabel('Day').fill('2099-12-24');
  await expect.poll(() => read('pages/home.json').blocks.at(-1).until).toBe('2099-12-24');
});
