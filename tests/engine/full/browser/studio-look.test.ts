import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { expectAccessibleInThemes } from '../../../support/browser/expect-accessible';
import { openShell } from '../../../support/studio/open-shell';
import { shareStudio } from '../../../support/studio/share-studio';
import { withVariations } from '../../../support/variations';

const studio = shareStudio();
const written = () => readFileSync(join(studio.folder, 'site.json'), 'utf8');
const brand = () => JSON.parse(written()).site.brand;

async function openLook(options = {}) {
  const { page, form, problems } = await openShell(studio, '/tour', { bypassCSP: true, ...options });
  if (await page.getByRole('button', { name: 'Look', exact: true }).isHidden())
    await page.getByRole('button', { name: 'Pages', exact: true }).first().click();
  await page.getByRole('button', { name: 'Look', exact: true }).click();
  await form.getByRole('heading', { name: 'Looks to begin from' }).waitFor();
  return {
    page,
    form,
    problems,
    group: (name: string) => form.getByRole('radiogroup', { name, exact: true }),
  };
}

const ground = (page: Page) =>
  page
    .frameLocator('.preview iframe')
    .locator('html')
    .evaluate((html) => getComputedStyle(html).backgroundColor);

test('a look changes the page at once, in one step, and one undo takes all of it back', async () => {
  const { page, form } = await openLook();
  const before = written();
  await form.getByRole('button', { name: /^Carpenter / }).click();
  await expect.poll(() => brand()?.cards).toBe('raised');
  await form.getByRole('button', { name: 'Carpenter As it is now' }).waitFor();
  await expect.poll(() => ground(page)).toBe('rgb(247, 243, 239)');
  const paper = await ground(page);
  await form.getByRole('button', { name: /^Studio Changes \d+ of your choices$/ }).click();
  await form.getByRole('button', { name: 'Studio As it is now', pressed: true }).waitFor();
  await expect.poll(() => ground(page)).not.toBe(paper);
  await expect.poll(brand).toEqual({
    color: '#c4ee3a',
    ground: 'ink',
    density: 'compact',
    scale: 'compact',
    weight: 'regular',
    heads: 'aside',
    corners: 'square',
    buttons: 'square',
    headingFont: 'archivo',
    textFont: 'archivo',
  });
  await form.getByText('Labels on it are dark (11.1 to 1).').waitFor();
  await page.getByText('The look Studio chosen').first().waitFor();
  await page.keyboard.press('ControlOrMeta+z');
  await form.getByRole('button', { name: 'Carpenter As it is now' }).waitFor();
  await expect.poll(() => ground(page)).toBe(paper);
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(written).toBe(before);
});

test('each choice by an arrow key is a step, the standard one leaves nothing, and problems are said there', async () => {
  const { page, form, group } = await openLook();
  const cards = group('Cards');
  await cards.getByRole('radio', { name: /^Bordered/ }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect.poll(brand).toEqual({ cards: 'raised' });
  await form.getByText('Raised cards are white, so on white pages only their shadow is seen.').waitFor();
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(brand).toEqual({ cards: 'plain' });
  await cards.getByRole('radio', { name: /^Bordered/ }).check();
  await expect.poll(brand).toEqual({});
  await page.keyboard.press('ControlOrMeta+z');
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(brand).toBeUndefined();
  // The first choice is undone, and the form of it stays.
  await page.getByText('Undone: ').first().waitFor();
  await expect.poll(() => cards.getByRole('radio', { name: /^Bordered/ }).isChecked()).toBe(true);
  expect(await form.getByRole('heading', { name: 'Look', exact: true }).isVisible()).toBe(true);
  const hasFocus = () => cards.evaluate((element) => element.contains(document.activeElement));
  expect(await hasFocus()).toBe(true);
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect.poll(brand).toEqual({ cards: 'plain' });
  await expect.poll(() => cards.getByRole('radio', { name: /^Plain/ }).isChecked()).toBe(true);
  expect(await hasFocus()).toBe(true);
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(brand).toBeUndefined();
});

test('a color says what is made of it where it can’t be read', async () => {
  const { page, form } = await openLook();
  const color = form.getByRole('textbox', { name: 'Color', exact: true });
  await color.fill('#f2b705');
  await form.getByText('As text it is darkened to #9a5c00, so that it can be read (5.4 to 1).').waitFor();
  await expect
    .poll(() => color.evaluate((box) => document.getElementById(`${box.id}-contrast`)?.textContent))
    .toContain('Labels on it are dark (8.4 to 1).');
  expect(await color.getAttribute('aria-describedby')).toContain('-contrast');
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(brand).toBeUndefined();
});

test('the first problem of a look opens its choice, though the panel is not loaded yet', async () => {
  const opened = await openLook();
  await opened
    .group('Cards')
    .getByRole('radio', { name: /^Raised/ })
    .check();
  await expect.poll(brand).toEqual({ cards: 'raised' });
  const { page, form, problems } = await openShell(studio, '/tour');
  await problems.click();
  await form.getByRole('button', { name: /Cards/ }).click();
  await form.getByRole('heading', { name: 'Look', exact: true }).waitFor();
  await expect
    .poll(() =>
      page.evaluate(() => document.activeElement?.closest('[data-pointer]')?.getAttribute('data-pointer')),
    )
    .toBe('/site/brand/cards');
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(brand).toBeUndefined();
});

test.each(withVariations([390], [768, 1440]))(
  'at %i pixels, the panel has no violations in both themes, and fits',
  async (width) => {
    const { page, form } = await openLook({ viewport: { width, height: 900 } });
    const tooWide = () =>
      form.evaluate(
        (element) =>
          [element, ...element.querySelectorAll('.look-face, .look-choice')].filter(
            ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
          ).length,
      );
    expect(await tooWide()).toBe(0);
    await expectAccessibleInThemes(page);
  },
);
