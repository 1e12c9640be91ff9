import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { axeFindings } from '../../../support/browser/axe-findings';
import { serveStudio } from '../../../support/studio/serve-studio';
import { long, withVariations } from '../../../support/variations';

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

long('blocks of any kind follow where a layout has more', async () => {
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

long('a page goes its own way, keeps its kind, and comes back with one undo', async () => {
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

const tour = 'pages/tour.json';
const barOf = (page: Page) => page.getByRole('toolbar', { name: /^Block / });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));

test.each(withVariations([['with a mouse', 1440]], [['on a phone', 390]]))(
  'the bar of a block moves, duplicates and deletes it %s',
  async (_, width) => {
    const { page, frame } = await studio.open('/tour', { viewport: { width, height: 900 } });
    const before = text(tour);
    const order = types(tour);
    const [hero = '', second = '', third = '', ...others] = order;
    await frame.locator('[data-block]').nth(1).locator('h2, h3').first().click();
    const bar = barOf(page);
    await bar.getByRole('button', { name: /^Move .* down$/ }).click();
    await expect.poll(() => types(tour)).toEqual([hero, third, second, ...others]);
    await bar.getByRole('button', { name: /^Move .* up$/ }).click();
    await expect.poll(() => types(tour)).toEqual(order);
    // Nothing comes before the hero.
    await bar.getByRole('button', { name: /^Move .* up$/ }).click({ force: true });
    await page.getByRole('alert').filter({ hasText: 'A page starts with its hero' }).waitFor();
    await bar.getByRole('button', { name: /^Duplicate / }).click();
    await expect.poll(() => types(tour)).toEqual([hero, second, second, third, ...others]);
    await bar.getByRole('button', { name: /^Delete / }).click();
    await expect.poll(() => types(tour)).toEqual(order);
    if (width > 1000) expect(await axeFindings(page)).toEqual([]);
    const boxes = await bar.getByRole('button').all();
    for (const button of boxes) {
      const { x = -1, width: wide = 0, height: high = 0 } = (await button.boundingBox()) ?? {};
      expect(Math.min(wide, high)).toBeGreaterThanOrEqual(width > 1000 ? 32 : 44);
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + wide).toBeLessThanOrEqual(width);
    }
    for (const step of ['Remove', 'Duplicate', 'Move', 'Move'])
      await page.getByRole('button', { name: new RegExp(`^Undo: ${step} `) }).click();
    await expect.poll(() => text(tour)).toBe(before);
  },
);

test('the bar is one stop for Tab, its arrows go from button to button, and the focus stays', async () => {
  const { page, frame } = await studio.open('/tour');
  const before = text(tour);
  const order = types(tour);
  await frame.locator('[data-block]').nth(1).locator('h2, h3').first().click();
  await page.getByRole('form', { name: 'Fields' }).locator(':focus').waitFor();
  const bar = barOf(page);
  expect(await bar.locator('[tabindex="0"]').count()).toBe(1);
  // From the form: the toolbar of the window, the pages, the page.
  for (const _ of [1, 2, 3, 4]) await page.keyboard.press('F6');
  await expect.poll(() => focused(page)).toMatch(/^Move .* up$/);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect.poll(() => types(tour)[2]).toBe(order[1]);
  await expect.poll(() => focused(page)).toMatch(/^Move .* down$/);
  await page.keyboard.press('End');
  await expect.poll(() => focused(page)).toMatch(/^Delete /);
  await page.keyboard.press('Enter');
  await expect.poll(() => types(tour)).toEqual(order.toSpliced(1, 1));
  await expect.poll(() => focused(page)).toMatch(/^Delete /);
  await undo(page, 'Remove Card grid');
  await undo(page, 'Move Card grid');
  await expect.poll(() => text(tour)).toBe(before);
});

test('a block is copied to another page, and a layout that refuses it says why', async () => {
  const { page, frame } = await studio.open('/tour');
  const contact = 'pages/contact.json';
  const before = text(contact);
  await frame.locator('.faq h2').first().click();
  await barOf(page).getByRole('button', { name: 'Copy FAQ to a page…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').fill('/courses/first-server');
  await dialog
    .getByText('The layout "course" has 6 blocks. To add another, let this page go its own way first.')
    .waitFor();
  await dialog.getByRole('combobox').fill('/contact');
  await dialog.getByRole('alert').waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect
    .poll(() => types(contact))
    .toEqual([...JSON.parse(before).blocks.map(({ type }: { type: string }) => type), 'faq']);
  await page
    .getByRole('region', { name: 'Last step' })
    .getByText(/^FAQ copied to “Contact/)
    .waitFor();
  await page
    .getByRole('button', { name: /^Undo: Copy FAQ to / })
    .first()
    .click();
  await expect.poll(() => text(contact)).toBe(before);
});
