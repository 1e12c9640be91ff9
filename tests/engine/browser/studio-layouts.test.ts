import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { axeFindings } from '../../support/browser/axe-findings';
import { serveStudio } from '../../support/studio/serve-studio';

const studio = serveStudio();

const text = (file: string) => readFileSync(join(studio.folder, file), 'utf8');
const pageIn = (file: string) => JSON.parse(text(file));
const types = (file: string): string[] => pageIn(file).blocks.map(({ type }: { type: string }) => type);

const topic = 'pages/topics/repairs.json';
const whole = ['hero', 'split', 'cardGrid', 'parallax', 'cta'];

const listOf = (page: Page) => page.getByRole('list', { name: 'Blocks' });

async function undo(page: Page, step: string) {
  const button = page.getByRole('banner').getByRole('button', { name: `Undo: ${step}`, exact: true });
  await button.click();
  await button.waitFor({ state: 'detached' });
}

test('a block that a layout leaves open is added where it belongs, and removed again', async () => {
  const { page } = await studio.open('/topics/repairs');
  const before = text(topic);
  const list = listOf(page);
  expect(await axeFindings(page)).toEqual([]);
  await list.getByRole('button', { name: 'Add FAQ' }).click();
  await expect.poll(() => types(topic)).toEqual(whole.toSpliced(3, 0, 'faq'));
  const form = page.getByRole('form', { name: 'Fields' });
  await form.getByRole('button', { name: 'Back to the page' }).click();
  expect(await list.getByRole('button', { name: 'Add FAQ' }).count()).toBe(0);
  const faq = list.locator('[data-focus]').nth(3);
  await faq.press('Alt+ArrowUp');
  await page.getByRole('alert').filter({ hasText: 'The layout "topic" has faq only as block 4.' }).waitFor();
  await list.locator('[data-focus]').nth(2).press('Delete');
  await page
    .getByRole('alert')
    .filter({ hasText: 'The layout "topic" needs cardGrid (tone light) as block 3.' })
    .waitFor();
  await faq.press('Delete');
  await expect.poll(() => types(topic)).toEqual(whole);
  await undo(page, 'Remove FAQ');
  await undo(page, 'Add FAQ');
  await expect.poll(() => text(topic)).toBe(before);
});

test('blocks of any kind follow where a layout has more', async () => {
  const { page } = await studio.open('/topics/repairs');
  const before = text(topic);
  const list = listOf(page);
  await list.getByRole('button', { name: 'Add Other blocks' }).click();
  await page.getByRole('option', { name: /^Stats/ }).click();
  await expect.poll(() => types(topic)).toEqual([...whole, 'stats']);
  await page.keyboard.press('Escape');
  // What is duplicated in the middle comes to the end, too.
  await list.locator('[data-focus]').nth(1).press('ControlOrMeta+d');
  await expect.poll(() => types(topic).toSorted()).toEqual([...whole, 'stats', 'split'].toSorted());
  expect(types(topic).slice(0, 5)).toEqual(whole);
  await list.locator('[data-focus]').nth(5).press('Alt+ArrowDown');
  await expect.poll(() => types(topic).slice(5)).toEqual(['stats', 'split']);
  await undo(page, 'Move Split');
  await undo(page, 'Duplicate Split');
  await undo(page, 'Add Stats');
  await expect.poll(() => text(topic)).toBe(before);
});

test('a page goes its own way, keeps its kind, and comes back with one undo', async () => {
  const file = 'pages/courses/first-server.json';
  const { page } = await studio.open('/courses/first-server');
  const before = text(file);
  const list = listOf(page);
  expect(await list.getByRole('button', { name: /^Remove/ }).count()).toBe(0);
  await page.getByRole('button', { name: 'Let this page go its own way…' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByText('For search engines it stays what it is: service.').waitFor();
  await dialog.getByRole('button', { name: 'Go its own way' }).press('Enter');
  await expect.poll(() => [pageIn(file).layout, pageIn(file).kind]).toEqual([undefined, 'service']);
  await list.locator('[data-focus]').last().press('Delete');
  await expect
    .poll(() => types(file))
    .toEqual(
      JSON.parse(before)
        .blocks.slice(0, -1)
        .map(({ type }: { type: string }) => type),
    );
  await undo(page, 'Remove Call to action');
  await undo(page, `Let ${pageIn(file).title} go its own way`);
  await expect.poll(() => text(file)).toBe(before);
});

test('the list of blocks stands above what search engines show', async () => {
  const { page } = await studio.open('/courses/first-server');
  const form = page.getByRole('form', { name: 'Fields' });
  const tops = await Promise.all(
    [
      form.getByRole('button', { name: 'Let this page go its own way…' }),
      form.getByRole('heading', { name: 'Blocks' }),
      form.getByRole('textbox', { name: 'Title', exact: true }),
    ].map(async (part) => (await part.boundingBox())?.y),
  );
  expect(tops).toEqual(tops.toSorted((a = 0, b = 0) => a - b));
});
