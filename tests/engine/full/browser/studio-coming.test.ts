import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { axeFindings } from '../../../support/browser/axe-findings';
import { expectAccessibleInThemes } from '../../../support/browser/expect-accessible';
import { serveStudio } from '../../../support/studio/serve-studio';

const studio = serveStudio();

const file = (name: string) => join(studio.folder, name);
const read = (name: string) => JSON.parse(readFileSync(file(name), 'utf8'));
const change = (name: string, edit: (content: ReturnType<typeof read>) => void) => {
  const content = read(name);
  edit(content);
  writeFileSync(file(name), JSON.stringify(content, null, 2));
};
const visit = 'pages/guided-visit.json';

beforeAll(() => {
  change('site.json', ({ site }) => {
    site.dates = { opening: '2099-12-01T09:00' };
  });
  change(visit, (page) => {
    page.from = 'opening';
  });
  change('pages/home.json', ({ blocks }) => {
    blocks.at(-1).from = 'opening';
  });
});

test('a date shows the page as it will be, and Escape goes back to today', async () => {
  const { page } = await studio.open('/guided-visit');
  await page.getByRole('button', { name: 'Today' }).click();
  const slider = page.getByRole('slider', { name: 'Seen as of' });
  await expect.poll(() => slider.getAttribute('aria-valuetext')).toBe('Today');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => slider.getAttribute('aria-valuetext')).toBe('Tue 1 December 2099, 09:00, Opening');
  const then = page.getByRole('region', { name: 'As of Tue 1 December 2099, 09:00' });
  const still = then.locator('iframe').contentFrame();
  await still.locator('h1').waitFor();
  await expectAccessibleInThemes(page);
  await page.keyboard.press('Escape');
  await then.waitFor({ state: 'detached' });
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Today');
});

test('what comes is listed by day, and each row opens its page', async () => {
  const { page } = await studio.open('/');
  await page.getByRole('button', { name: 'What comes: 1 Dec' }).press('Enter');
  const day = page.getByRole('region', { name: 'Tue 1 December 2099' });
  await day.getByText('A block comes.').waitFor();
  await page.getByText('Nothing in this project publishes it at its dates.').waitFor();
  await expectAccessibleInThemes(page);
  await day.getByRole('button', { name: 'Guided visit' }).press('Enter');
  await expect.poll(() => new URL(page.url()).pathname).toBe('/_edit/guided-visit');

  // A change of the content is seen at once.
  change(visit, (content) => {
    content.until = '2099-12-24';
  });
  await page.getByRole('button', { name: 'What comes: 1 Dec' }).press('Enter');
  await page.getByRole('region', { name: 'Thu 24 December 2099' }).getByText('The page goes.').waitFor();
});

test('a page changes at a date by a copy, which is one step of undo', async () => {
  const { page, frame } = await studio.open('/visit');
  const form = page.getByRole('form', { name: 'Fields' });
  await form.getByRole('button', { name: /^When it is shown/ }).press('Enter');
  await form.getByRole('button', { name: 'Change at a date…' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Change “Visit the tool library” at a date' });
  await dialog.getByRole('combobox', { name: 'Which date' }).selectOption('opening');
  await dialog
    .getByText('Until 1 Dec 2099, 09:00 (Europe/London), visitors see the page as it is.')
    .waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Make the copy' }).press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => read('pages/visit.json').until).toBe('opening');
  await expect.poll(() => read('pages/visit-2.json').from).toBe('opening');

  // The copy is open, and the page of its file is shown.
  const heading = form.getByRole('textbox', { name: 'Title' });
  await heading.fill('Visit the new tool library');
  await expect.poll(() => read('pages/visit-2.json').title).toBe('Visit the new tool library');
  expect(read('pages/visit.json').title).toBe('Visit the tool library');
  await frame.locator('h1').click();
  const field = form.getByRole('textbox', { name: 'Heading' });
  await field.fill('Soon elsewhere');
  await frame.locator('h1', { hasText: 'Soon elsewhere' }).waitFor();
  for (const _ of ['heading', 'title', 'copy']) await page.keyboard.press('Control+z');
  await expect.poll(() => 'until' in read('pages/visit.json')).toBe(false);
});

test('a block is hidden by its bar and by H, and marked on the page', async () => {
  const { page } = await studio.open('/');
  const blocks = page.getByRole('list', { name: 'Blocks' });
  const count = read('pages/home.json').blocks.length;
  const isHidden = () => read('pages/home.json').blocks[count - 2].draft;
  const row = blocks.getByRole('button').filter({ hasText: new RegExp(`^${count - 1}`) });
  await row.press('h');
  await expect.poll(isHidden).toBe(true);
  await row.getByText('Hidden').waitFor();
  await page.getByText('hidden. Visitors do not see it.').first().waitFor();
  await page.locator('.preview-hidden').waitFor();
  await expectAccessibleInThemes(page);
  await row.press('Enter');
  const bar = page.getByRole('toolbar');
  await bar.getByRole('button', { name: /^Show / }).click();
  await expect.poll(isHidden).toBeUndefined();
  // The same button has the focus.
  await bar.getByRole('button', { name: /^Hide / }).press('Enter');
  await expect.poll(isHidden).toBe(true);

  await page.getByRole('button', { name: 'Back to the page' }).click();
  await blocks.getByRole('button').first().click();
  const hero = bar.getByRole('button', { name: 'Hide Hero' });
  expect(await hero.getAttribute('title')).toBe(
    'The first block has the heading of its page, so it is always shown.',
  );
});
