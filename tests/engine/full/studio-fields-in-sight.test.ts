import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { openInPages } from '../../support/studio/open-in-pages';
import { hiddenFields, outOfSight } from '../../support/studio/out-of-sight';
import { serveStudio } from '../../support/studio/serve-studio';

const studio = serveStudio();

/** What a page shows of its fields. */
const shown = 'main :is(h1, h2, h3, p, summary, a, dt, dd, li, [data-static]):visible';

/** At 400 %, a window of 1440 by 900 has room for this. */
const magnified = { width: 360, height: 225 };

/** A slide that is not shown: nobody can press it. */
const isSlidAway = (part: Locator) =>
  part.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    return left >= innerWidth || right <= 0 || element.closest('[inert], [aria-hidden="true"]') !== null;
  });

test.each([
  ['/contact', { width: 390, height: 844 }],
  ['/tour', magnified],
  ['/', { width: 1440, height: 900 }],
  ['/tour', { width: 820, height: 1180 }],
] as const)('whatever is pressed on %s, its field is in sight, in a window of %j', async (path, viewport) => {
  const { page, frame } = await studio.open(path, { viewport });
  const parts = frame.locator(shown);
  const form = page.getByRole('form', { name: 'Fields' });
  for (let index = 0; index < (await parts.count()); index += 5) {
    const part = parts.nth(index);
    if (await isSlidAway(part)) continue;
    await page.keyboard.press('Escape');
    await part.click({ force: true });
    await form.locator(':focus').waitFor();
    const message = await part.evaluate(({ localName, textContent }) => `${localName} ${textContent}`);
    const missing = viewport === magnified ? () => hiddenFields(page) : () => outOfSight(page);
    await expect.poll(missing, { message }).toEqual([]);
  }
});

test.each([{ width: 390, height: 844 }, { width: 1440, height: 900 }, magnified])(
  'a field that a panel names is in sight, and stays there while what is above it grows, in a window of %j',
  async (viewport) => {
    const { page } = await studio.open('/', { viewport });
    const form = page.getByRole('form', { name: 'Fields' });
    const missing = viewport === magnified ? () => hiddenFields(page) : () => outOfSight(page);
    const isPhone = viewport.width === 390;
    const showProblems = async () => {
      if (isPhone) await page.getByRole('button', { name: 'More', exact: true }).click();
      await page.getByRole(isPhone ? 'menuitem' : 'button', { name: /warnings$/ }).click();
    };
    await showProblems();
    const problems = form.locator('.problem-place');
    await problems.first().waitFor();
    const count = await problems.count();
    expect(count).toBeGreaterThan(2);
    for (let index = 0; index < count; index++) {
      await problems.nth(index).click();
      await form.locator(':focus').waitFor();
      await expect.poll(missing).toEqual([]);
      await showProblems();
    }
    await page.getByRole('button', { name: isPhone ? 'Find' : 'Find and replace', exact: true }).click();
    await form.getByRole('searchbox', { name: 'Find' }).fill('keep');
    await form.locator('.find-open').last().press('Enter');
    await form.locator('.fields :focus').waitFor();
    await expect.poll(missing).toEqual([]);
    // As pictures do that load late.
    await form.locator('.fields').evaluate((fields) => {
      const late = document.createElement('div');
      fields.prepend(late);
      late.style.blockSize = '900px';
    });
    await expect.poll(missing).toEqual([]);
  },
);

test('an undo leads to what it changes, on any page, and a panel stays where it is', async () => {
  const { page, frame } = await studio.open('/', { viewport: { width: 1440, height: 900 } });
  const form = page.getByRole('form', { name: 'Fields' });
  const bar = page.getByRole('banner');
  await frame.locator('.faq summary').last().click();
  const question = form.locator(':focus');
  const before = await question.inputValue();
  await question.fill('May I keep it?');
  await openInPages(page, '/tour');
  await frame.locator('h1', { hasText: 'A tour in photos' }).click();
  await form.locator(':focus').waitFor();
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => question.inputValue()).toBe(before);
  await expect.poll(() => outOfSight(page)).toEqual([]);
  // By its button, which keeps the focus.
  await frame.locator('h1').click();
  await bar.getByRole('button', { name: /^Redo/ }).click();
  await form.locator('[data-revealed] textarea').waitFor();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toMatch(/^Redo/);
  await bar.getByRole('button', { name: 'Find and replace', exact: true }).click();
  await bar.getByRole('button', { name: /^Undo/ }).click();
  await form.getByRole('heading', { name: 'Find and replace' }).waitFor();
});

/** The texts of the page below the marks of what is chosen. */
const marked = (page: Page) =>
  page.evaluate(() => {
    const frame = document.querySelector('iframe');
    const around = frame?.getBoundingClientRect();
    const scale = around && frame ? around.width / frame.offsetWidth : 1;
    return [...document.querySelectorAll('.preview-selected')].map((box) => {
      const { left, top, width, height } = box.getBoundingClientRect();
      const [x, y] = [left + width / 2 - (around?.left ?? 0), top + height / 2 - (around?.top ?? 0)];
      const element = frame?.contentDocument?.elementFromPoint(x / scale, y / scale);
      // An icon has no text.
      return (element?.closest('a') ?? element)?.textContent?.trim();
    });
  });

test('what is pressed in header and footer has a mark there, also when it is chosen in the form', async () => {
  const { page, frame } = await studio.open('/', { viewport: { width: 1440, height: 900 } });
  const form = page.getByRole('form', { name: 'Fields' });
  for (const part of ['.header', '.footer']) {
    const links = frame.locator(`${part} a:not(.skip):visible`);
    for (let index = 0; index < (await links.count()); index++) {
      const text = (await links.nth(index).textContent())?.trim();
      await links.nth(index).click();
      await form.locator(':focus').waitFor();
      await expect.poll(() => marked(page), { message: `${part} ${text}` }).toContain(text);
      await expect.poll(() => outOfSight(page)).toEqual([]);
    }
  }
  await page.getByRole('button', { name: 'Footer', exact: true }).click();
  await form.getByRole('textbox', { name: 'Notice' }).click();
  await expect.poll(() => outOfSight(page)).toEqual([]);
  expect(await marked(page)).toHaveLength(1);
  await page.getByRole('button', { name: 'Header', exact: true }).click();
  await form.getByRole('button', { name: 'Repairs', exact: true }).click();
  await form.getByRole('textbox', { name: 'Text', exact: true }).click();
  // In a closed menu.
  await expect.poll(() => marked(page)).toEqual(['Topics']);
});

test('the mark of a drawing is within its block, also where the drawing is larger', async () => {
  const { page, frame } = await studio.open('/topics/repairs', { viewport: { width: 1440, height: 900 } });
  const form = page.getByRole('form', { name: 'Fields' });
  const block = frame.locator('.parallax').first();
  await block.locator('[data-static]').first().dispatchEvent('click', { detail: 0 });
  await form.locator(':focus').waitFor();
  const heights = async () => {
    const marks = await page.locator('.preview-selected').all();
    const [mark, shown] = [await marks[0]?.boundingBox(), await block.boundingBox()];
    return (mark?.height ?? 0) - (shown?.height ?? 0);
  };
  await expect.poll(() => outOfSight(page)).toEqual([]);
  await expect.poll(heights).toBeGreaterThan(-100);
  // The ring around it.
  expect(await heights()).toBeLessThan(20);
});
