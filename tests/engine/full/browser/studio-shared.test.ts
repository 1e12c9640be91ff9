import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { axeFindings } from '../../../support/browser/axe-findings';
import { serveStudio } from '../../../support/studio/serve-studio';

const studio = serveStudio();

const read = (file: string) => JSON.parse(readFileSync(join(studio.folder, file), 'utf8'));
const blocksOf = (file: string): { type: string; heading?: string }[] => read(file).blocks;
const repairs = 'pages/topics/repairs.json';
const tour = 'pages/tour.json';
const reference = { type: 'shared', of: 'call-to-action-1' };

test('a block is shared, shown on another page, edited for all and made one page’s own', async () => {
  const { page, frame } = await studio.open('/topics/repairs');
  const form = page.getByRole('form', { name: 'Fields' });
  const rows = page.getByRole('list', { name: 'Blocks' }).locator('[data-focus]');
  const heading = form.getByRole('textbox', { name: 'Heading', exact: true });
  const cta = blocksOf(repairs).at(-1);
  const last = frame.locator('[data-block="cta"] h2');

  // The layout of the page takes it for what it shows.
  await rows.last().click();
  await page.getByRole('button', { name: 'Share Call to action with other pages' }).click();
  await expect.poll(() => blocksOf(repairs).at(-1)).toEqual(reference);
  expect(read('site.json').shared).toEqual({ [reference.of]: cta });
  await form.getByText('Shared block “call-to-action-1”, on 1 page.').waitFor();
  expect(await axeFindings(page)).toEqual([]);

  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: '/tour' }).first().click();
  await expect.poll(() => rows.count()).toBe(blocksOf(tour).length);
  await page.getByRole('button', { name: 'Add a block' }).click();
  await page.getByRole('option', { name: /^Shared block/ }).click();
  await expect.poll(() => blocksOf(tour).at(-1)).toEqual(reference);
  await form.getByText('Shared block “call-to-action-1”, on 2 pages.').waitFor();

  // A press on the page asks which is meant; until then nothing of it can be changed.
  await form.getByRole('button', { name: 'Back to the page' }).click();
  await last.last().click();
  const editAll = form.getByRole('button', { name: 'Edit it on 2 pages' });
  await editAll.waitFor();
  expect(await heading.count()).toBe(0);
  await editAll.click();
  await heading.fill('Come by');
  await expect.poll(() => read('site.json').shared[reference.of].heading).toBe('Come by');
  await expect.poll(() => last.last().textContent()).toBe('Come by');

  await form.getByRole('button', { name: 'Make it this page’s own' }).click();
  await expect.poll(() => blocksOf(tour).at(-1)).toEqual({ ...cta, heading: 'Come by' });
  await heading.fill('Come to the tour');
  await expect.poll(() => blocksOf(tour).at(-1)?.heading).toBe('Come to the tour');
  expect(read('site.json').shared[reference.of].heading).toBe('Come by');
  expect(blocksOf(repairs).at(-1)).toEqual(reference);
});
