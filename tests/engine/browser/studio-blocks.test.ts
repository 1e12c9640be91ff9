import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator } from 'playwright';
import { expect, test } from 'vitest';
import { openStudioWindow } from '../../support/studio/open-studio-window';
import { shareStudio } from '../../support/studio/share-studio';
import { long } from '../../support/variations';

const studio = shareStudio();

const text = (file: string) => readFileSync(join(studio.folder, file), 'utf8');
const types = (file: string): string[] =>
  JSON.parse(text(file)).blocks.map(({ type }: { type: string }) => type);

test('blocks are duplicated, and copied as JSON text to another page and from a code editor', async () => {
  const page = await openStudioWindow(studio);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/_edit/tour');
  const rows = page.getByRole('list', { name: 'Blocks' });
  const announced = (words: string) => page.getByRole('status').filter({ hasText: words }).waitFor();
  const before = [text('pages/tour.json'), text('pages/contact.json')];
  const tour = types('pages/tour.json');
  const contact = types('pages/contact.json');
  const last = tour.at(-1) ?? '';

  await rows.locator('[data-focus]').last().focus();
  await page.keyboard.press('ControlOrMeta+d');
  await expect.poll(() => types('pages/tour.json')).toEqual([...tour, last]);
  await announced(`${tour.length + 1} of ${tour.length + 1}.`);
  await page.keyboard.press('ControlOrMeta+c');
  await announced('Block copied.');

  await page
    .getByRole('navigation', { name: 'Pages' })
    .getByRole('link', { name: '/contact' })
    .first()
    .click();
  await expect.poll(() => rows.getByRole('listitem').count()).toBe(contact.length);
  await rows.locator('[data-focus]').last().focus();
  await page.keyboard.press('ControlOrMeta+v');
  await expect.poll(() => types('pages/contact.json')).toEqual([...contact, last]);

  await page.evaluate(() =>
    navigator.clipboard.writeText(
      '{ "type": "faq", "heading": "Two", "items": [{ "question": "Q?", "answer": "A." }] },',
    ),
  );
  await page.keyboard.press('ControlOrMeta+v');
  await expect.poll(() => types('pages/contact.json')).toEqual([...contact, last, 'faq']);
  await page.evaluate(() => navigator.clipboard.writeText('no block'));
  await page.keyboard.press('ControlOrMeta+v');
  await page.getByRole('alert').filter({ hasText: 'The clipboard holds no block.' }).waitFor();
  await page.getByRole('button', { name: 'Close the message' }).click();

  for (const step of ['Paste FAQ', /^Undo: Paste /, /^Undo: Duplicate /]) {
    const undo = page.getByRole('button', { name: typeof step === 'string' ? `Undo: ${step}` : step });
    await undo.click();
    await undo.waitFor({ state: 'detached' });
  }
  await expect.poll(() => [text('pages/tour.json'), text('pages/contact.json')]).toEqual(before);
});

test('a block is added between two others on the page itself', async () => {
  const page = await openStudioWindow(studio);
  await page.goto('/_edit/tour');
  const frame = page.frameLocator('.preview iframe');
  await page.locator('.preview[data-state="open"]').waitFor();
  const typesNow = () => types('pages/tour.json');
  const before = typesNow();
  await frame.locator('h1').hover();
  // The hero is the first block: only its end is a place for another one.
  const points = page.getByTitle('Add a block here');
  await expect.poll(() => points.count()).toBe(1);
  await points.click();
  await page.getByRole('option', { name: /^Stats/ }).waitFor();
  // The page has its hero.
  expect(await page.getByRole('option', { name: /^Hero/ }).count()).toBe(0);
  await page.getByRole('option', { name: /^Stats/ }).click();
  await frame.getByText('Heading', { exact: true }).first().waitFor();
  await expect.poll(typesNow).toEqual([before[0], 'stats', ...before.slice(1)]);
  await page.getByRole('button', { name: 'Undo: Add Stats' }).click();
  await expect.poll(typesNow).toEqual(before);
});

long('a block that is added in the list is scrolled to on the page, and outlined', async () => {
  const page = await openStudioWindow(studio);
  await page.goto('/_edit/tour');
  const frame = page.frameLocator('.preview iframe');
  await page.locator('.preview[data-state="open"]').waitFor();
  const before = types('pages/tour.json');
  const rows = page.getByRole('list', { name: 'Blocks' }).locator('[data-focus]');
  const added = frame.getByText('Heading', { exact: true });
  const isSeen = () =>
    added.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    });
  const label = page.locator('.preview-label[data-kind="selected"]').first();
  for (const index of [before.length - 1, 1]) {
    // Of the block that comes after the new one, its end alone is seen.
    const next = frame.locator('[data-block]').nth(index + 1);
    if (await next.count())
      await next.evaluate((element) => scrollBy(0, element.getBoundingClientRect().bottom - 150));
    await rows.nth(index).press('Insert');
    await page.getByRole('option', { name: /^Stats/ }).click();
    await added.waitFor();
    await expect.poll(isSeen).toBe(true);
    await expect.poll(() => label.textContent()).toBe('Stats › Heading');
    await page.getByRole('button', { name: 'Undo: Add Stats' }).click();
    await added.waitFor({ state: 'detached' });
    await expect.poll(() => types('pages/tour.json')).toEqual(before);
  }
});

test('a block is opened and closed by keys, and the focus is never lost', async () => {
  const page = await openStudioWindow(studio);
  await page.goto('/_edit/tour');
  const before = text('pages/tour.json');
  const form = page.getByRole('form', { name: 'Fields' });
  const rows = page.getByRole('list', { name: 'Blocks' }).locator('[data-focus]');
  const heading = form.getByRole('textbox', { name: 'Heading', exact: true });
  const isFocused = (element: Locator) => element.evaluate((each) => each === document.activeElement);
  await rows.nth(1).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => isFocused(heading)).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(() => isFocused(rows.nth(1))).toBe(true);
  // By mouse, the keyboard of a phone stays away.
  await rows.nth(1).click();
  await heading.waitFor();
  expect(await isFocused(heading)).toBe(false);
  await page.keyboard.press('Escape');
  await expect.poll(() => isFocused(rows.nth(1))).toBe(true);

  await rows.last().press('ControlOrMeta+Enter');
  await page.getByRole('option', { name: /^Stats/ }).click();
  await expect.poll(() => isFocused(heading)).toBe(true);
  // The sample is selected, and an undo before anything is typed takes the block away.
  await page.keyboard.press('ControlOrMeta+z');
  await form.getByRole('heading', { name: 'Page', exact: true }).waitFor();
  await expect.poll(() => form.evaluate((each) => each.contains(document.activeElement))).toBe(true);
  await expect.poll(() => text('pages/tour.json')).toBe(before);
});

long('a form closes when another block takes the place of its block', async () => {
  const page = await openStudioWindow(studio);
  await page.goto('/_edit/tour');
  const before = text('pages/tour.json');
  const form = page.getByRole('form', { name: 'Fields' });
  await page.getByRole('list', { name: 'Blocks' }).locator('[data-focus]').nth(1).press('Insert');
  await page.getByRole('option', { name: /^Stats/ }).click();
  await form.getByRole('heading', { name: 'Stats', exact: true }).waitFor();
  await page.keyboard.press('ControlOrMeta+z');
  await form.getByRole('heading', { name: 'Page', exact: true }).waitFor();
  await page.keyboard.type('x');
  await page.getByText('Saved', { exact: true }).waitFor();
  expect(text('pages/tour.json')).toBe(before);
});

test('the hero stays the first block, and a key that would change that says why', async () => {
  const page = await openStudioWindow(studio);
  await page.goto('/_edit/tour');
  const before = text('pages/tour.json');
  const rows = page.getByRole('list', { name: 'Blocks' }).locator('[data-focus]');
  const why = 'A page starts with its hero, which holds the main heading, and has no second one.';
  for (const [row, key] of [
    [0, 'Delete'],
    [0, 'Alt+ArrowDown'],
    [0, 'ControlOrMeta+d'],
    [1, 'Alt+ArrowUp'],
  ] as const) {
    await rows.nth(row).press(key);
    await page.getByRole('alert').filter({ hasText: why }).waitFor();
    await page.getByRole('button', { name: 'Close the message' }).click();
  }
  expect(text('pages/tour.json')).toBe(before);
});

test('a block is dragged to another place, and one of another window moves none', async () => {
  const page = await openStudioWindow(studio);
  await page.goto('/_edit/tour');
  await page.locator('.preview[data-state="open"]').waitFor();
  const rows = page.getByRole('list', { name: 'Blocks' }).getByRole('listitem');
  const before = types('pages/tour.json');
  const [hero = '', second = '', third = '', fourth = '', ...rest] = before;
  const undo = page.getByRole('button', { name: /^Undo: Move / });
  for (const [from, to, after] of [
    [1, 3, [third, fourth, second]],
    [3, 1, [fourth, second, third]],
  ] as const) {
    await rows.nth(from).dragTo(rows.nth(to));
    await expect.poll(() => types('pages/tour.json')).toEqual([hero, ...after, ...rest]);
    await undo.click();
    await expect.poll(() => types('pages/tour.json')).toEqual(before);
  }

  await rows.nth(2).evaluate((row) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.setData('application/x-studio-block', '1');
    for (const type of ['dragover', 'drop'])
      row.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
  });
  expect(await undo.count()).toBe(0);
  expect(await rows.nth(2).getAttribute('data-over')).toBe(null);
});

long('a hero that is pasted on a page without one comes first, wherever the focus is', async () => {
  const page = await openStudioWindow(studio);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const file = join(studio.folder, 'pages/contact.json');
  const before = text('pages/contact.json');
  const [hero, ...others] = JSON.parse(before).blocks;
  writeFileSync(file, JSON.stringify({ ...JSON.parse(before), blocks: others }));
  await page.goto('/_edit/contact');
  const rows = page.getByRole('list', { name: 'Blocks' });
  await expect.poll(() => rows.getByRole('listitem').count()).toBe(others.length);
  await page.evaluate((block) => navigator.clipboard.writeText(block), JSON.stringify(hero));
  await rows.locator('[data-focus]').last().focus();
  await page.keyboard.press('ControlOrMeta+v');
  const count = others.length + 1;
  await page
    .getByRole('status')
    .filter({ hasText: `Hero added, 1 of ${count}.` })
    .waitFor();
  await expect.poll(() => JSON.parse(text('pages/contact.json')).blocks).toEqual([hero, ...others]);
  writeFileSync(file, before);
});
