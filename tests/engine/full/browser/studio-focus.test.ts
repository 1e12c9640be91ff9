import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { openStudioWindow } from '../../../support/studio/open-studio-window';
import { shareStudio } from '../../../support/studio/share-studio';
import { long } from '../../../support/variations';

const studio = shareStudio();

const pathOf = (file: string) => join(studio.folder, file);
const text = (file: string) => readFileSync(pathOf(file), 'utf8');
const tour = 'pages/tour.json';

async function openTour(options?: BrowserContextOptions) {
  const page = await openStudioWindow(studio, options);
  await page.goto('/_edit/tour');
  const form = page.getByRole('form', { name: 'Fields' });
  await form.getByRole('heading', { name: 'Page', exact: true }).waitFor();
  await page.locator('.preview[data-state="open"]').waitFor();
  const rows = form.getByRole('list', { name: 'Blocks' }).locator('[data-focus]');
  const announced = (words: string) => page.getByRole('status').filter({ hasText: words }).waitFor();
  return { page, form, rows, said: announced };
}

/** The part of the window that has the focus, and what has it there. */
const focusOf = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    const pane = activeElement?.closest('[data-pane], [role="dialog"]');
    const label = activeElement instanceof HTMLInputElement ? activeElement.labels?.[0] : activeElement;
    const name = activeElement?.getAttribute('aria-label') ?? label?.textContent ?? '';
    return { pane: pane?.getAttribute('aria-label') ?? pane?.localName, name };
  });

const expectFocus = (page: Page, pane: string, name: RegExp = /./) =>
  expect.poll(() => focusOf(page)).toEqual({ pane, name: expect.stringMatching(name) });

describe('the chosen block', () => {
  test('stays the same, with the focus and the caret, while another program adds a block before it', async () => {
    const { page, form, rows } = await openTour();
    const before = text(tour);
    const { blocks, ...facts } = JSON.parse(before);
    await rows.nth(1).press('Enter');
    const heading = form.getByRole('textbox', { name: 'Heading', exact: true });
    const own = await heading.inputValue();
    await heading.press('Home');
    await page.keyboard.type('Ab');
    await expect.poll(() => text(tour)).toContain(`"Ab${own}"`);
    const now = JSON.parse(text(tour)).blocks;
    // A field that is empty: it is nowhere in the file.
    await form.getByRole('button', { name: 'Add Lead' }).click();
    const lead = form.getByRole('textbox', { name: 'Lead' });
    await lead.waitFor();
    await heading.press('Home');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    const added = { type: 'prose', heading: 'From elsewhere', text: 'Text.' };
    writeFileSync(pathOf(tour), JSON.stringify({ ...facts, blocks: [now[0], added, ...now.slice(1)] }));
    await form.locator('[data-pointer="/blocks/2/heading"]').waitFor();
    await page.keyboard.type('c');
    await expect.poll(() => heading.inputValue()).toBe(`Abc${own}`);
    await lead.waitFor({ timeout: 1000 });
    const headings = () => JSON.parse(text(tour)).blocks.map(({ heading }: { heading: string }) => heading);
    await expect
      .poll(headings)
      .toEqual([blocks[0].heading, 'From elsewhere', `Abc${own}`, ...headings().slice(3)]);
    writeFileSync(pathOf(tour), before);
    await form.getByRole('heading', { name: 'Page', exact: true }).waitFor();
  });

  test('when the block is removed, the page is shown', async () => {
    const { page, form, rows } = await openTour();
    const before = text(tour);
    const { blocks, ...facts } = JSON.parse(before);
    await rows.nth(1).press('Enter');
    await form.getByRole('button', { name: 'Back to the page' }).waitFor();
    writeFileSync(pathOf(tour), JSON.stringify({ ...facts, blocks: blocks.toSpliced(1, 1) }));
    await form.getByRole('heading', { name: 'Page', exact: true }).waitFor();
    await expectFocus(page, 'Fields', /^Page$/);
    writeFileSync(pathOf(tour), before);
    await expect.poll(() => rows.count()).toBe(blocks.length);
  });
});

test.each(['Publish', 'Find and replace', 'Files', 'Help'])(
  'the panel “%s” takes the focus, and gives it back to its button',
  async (name) => {
    const { page, form } = await openTour();
    const button = page.getByRole('banner').getByRole('button', { name: new RegExp(`^${name}`) });
    await button.focus();
    // The second time it is loaded already.
    for (const _ of [1, 2]) {
      await page.keyboard.press('Enter');
      await form.getByRole('heading', { name, exact: true }).waitFor();
      await expectFocus(page, 'Fields');
      await page.keyboard.press('Escape');
      await form.getByRole('heading', { name: 'Page', exact: true }).waitFor();
      await expectFocus(page, 'header', new RegExp(`^${name}`));
    }
  },
);

test.each([
  ['beside the page', 1024],
  ['on a phone', 390],
  ['in one column', 800, 400],
])('the focused control is never hidden by a sticky heading, %s', async (_, width, height = 700) => {
  const { page, form, rows } = await openTour({ viewport: { width, height } });
  await form.locator('.fields').getByRole('button').last().focus();
  const isFirst = () => rows.first().evaluate((row) => row === document.activeElement);
  while (!(await isFirst())) {
    await page.keyboard.press('Shift+Tab');
    const cover = await page.evaluate(() => {
      const { left, right, top } = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
      return document.elementFromPoint((left + right) / 2, top + 1)?.closest('.form-head, .toolbar')
        ?.className;
    });
    expect(cover).toBeUndefined();
  }
});

test('F6 moves the focus to the toolbar, too', async () => {
  const { page, rows } = await openTour();
  await rows.first().focus();
  await page.keyboard.press('F6');
  await expectFocus(page, 'header', /^Pages$/);
  await page.keyboard.press('F6');
  await expectFocus(page, 'Pages');
});

describe('the focus stays in its part of the window', () => {
  test('after Escape from the help that a key has opened', async () => {
    const { page, form, rows } = await openTour();
    await rows.nth(1).focus();
    await page.keyboard.press('F1');
    await form.getByRole('heading', { name: 'Help', exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await form.getByRole('heading', { name: 'Page', exact: true }).waitFor();
    await expectFocus(page, 'Fields');
  });

  long('after one change and all changes are taken back', async () => {
    const { page, form } = await openTour();
    const before = text(tour);
    for (const name of ['Title', 'Description']) {
      await form.getByRole('textbox', { name, exact: true }).first().press('End');
      await page.keyboard.type('!');
    }
    await page.getByText('Saved', { exact: true }).waitFor();
    await page.getByRole('button', { name: /^Publish/ }).click();
    await form.getByRole('button', { name: 'Take back Title' }).press('Enter');
    await form.getByRole('button', { name: 'Take back Title' }).waitFor({ state: 'detached' });
    await expectFocus(page, 'Fields');
    await form.getByRole('button', { name: 'Take all back' }).press('Enter');
    await form.getByText('Nothing has changed').waitFor();
    await expectFocus(page, 'Fields');
    await expect.poll(() => text(tour)).toBe(before);
  });

  test('after an undo of the last block', async () => {
    const { page, rows } = await openTour();
    const count = await rows.count();
    await rows.last().focus();
    await page.keyboard.press('ControlOrMeta+d');
    await expect.poll(() => rows.count()).toBe(count + 1);
    await expectFocus(page, 'Fields');
    await page.keyboard.press('ControlOrMeta+z');
    await expect.poll(() => rows.count()).toBe(count);
    await expectFocus(page, 'Fields');
  });

  test('after the open page was renamed, and after the undo of that', async () => {
    const { page } = await openTour();
    await page.getByRole('link', { name: '/tour' }).focus();
    await page.keyboard.press('F2');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').first().fill('/walk');
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => new URL(page.url()).pathname).toBe('/_edit/walk');
    await expectFocus(page, 'Pages');
    await page.keyboard.press('ControlOrMeta+z');
    await expect.poll(() => new URL(page.url()).pathname).toBe('/_edit/tour');
    await expectFocus(page, 'Pages');
  });

  test('after a page was moved by another program while nothing had the focus for a moment', async () => {
    const { page } = await openTour();
    const other = 'pages/walk.json';
    await page.getByRole('link', { name: '/tour' }).focus();
    await page.evaluate(() => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    });
    const before = text(tour);
    renameSync(pathOf(tour), pathOf(other));
    writeFileSync(pathOf(other), before.replace('"/tour"', '"/walk"'));
    await page.getByRole('link', { name: '/walk' }).waitFor();
    await expectFocus(page, 'Pages');
    renameSync(pathOf(other), pathOf(tour));
    writeFileSync(pathOf(tour), before);
    await page.getByRole('link', { name: '/tour' }).waitFor();
  });

  test('while the open file is no JSON', async () => {
    const { page, form } = await openTour();
    const before = text(tour);
    const title = form.getByRole('textbox', { name: 'Title', exact: true });
    const own = await title.inputValue();
    // A title is required: this is kept, not written.
    await title.fill('');
    await page.getByRole('status').filter({ hasText: '1 file waits for a correction' }).waitFor();
    writeFileSync(pathOf(tour), before.slice(0, -3));
    await form.getByRole('heading', { name: 'This file can’t be read' }).waitFor();
    await form.getByText('as soon as it is JSON, with what you have changed in it.').waitFor();
    await expectFocus(page, 'Fields');
    writeFileSync(pathOf(tour), before);
    await form.getByRole('heading', { name: 'Page', exact: true }).waitFor();
    await expectFocus(page, 'Fields');
    expect(await title.inputValue()).toBe('');
    await page.getByRole('button', { name: 'Undo: Change Title' }).click();
    await expect.poll(() => title.inputValue()).toBe(own);
    await page.getByText('Saved', { exact: true }).waitFor();
  });
});

test('lines that are pasted within a line leave the caret after them', async () => {
  const { page, rows } = await openTour();
  await rows.first().press('Enter');
  const heading = page.getByRole('textbox', { name: 'Heading', exact: true });
  await heading.fill('A tour in photos');
  await heading.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(6, 6));
  await page.keyboard.insertText(' of\nall rooms');
  await expect.poll(() => heading.inputValue()).toBe('A tour of all rooms in photos');
  await page.keyboard.type(',');
  await expect.poll(() => heading.inputValue()).toBe('A tour of all rooms, in photos');
});
