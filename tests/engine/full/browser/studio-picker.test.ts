import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { expectAccessibleInThemes } from '../../../support/browser/expect-accessible';
import { serveStudio } from '../../../support/studio/serve-studio';
import { long, withVariations } from '../../../support/variations';

const studio = serveStudio();

async function openPicker() {
  const { page } = await studio.open('/tour', { viewport: { width: 1440, height: 900 } });
  await page.getByRole('list', { name: 'Blocks' }).locator('[data-focus]').nth(1).press('Insert');
  const dialog = page.getByRole('dialog', { name: 'Add a block below “Card grid”' });
  const names = (section: string) =>
    dialog
      .getByRole('group', { name: section, exact: true })
      .locator('.choice-text > strong')
      .allInnerTexts();
  return { page, dialog, filter: dialog.getByRole('searchbox', { name: 'Filter blocks' }), names };
}

const types = () => {
  const { blocks } = JSON.parse(readFileSync(join(studio.folder, 'pages/tour.json'), 'utf8'));
  return blocks.map(({ type }: { type: string }) => type);
};

test('by keyboard: a word that people use finds its block, one wrong letter too, and Enter adds it', async () => {
  const { page, dialog, filter, names } = await openPicker();
  const before = types();
  await expect.poll(() => filter.evaluate((each) => each === document.activeElement)).toBe(true);
  await page.keyboard.type('numbesr');
  await dialog.getByRole('status').filter({ hasText: '1 fits' }).waitFor();
  expect(await names('Fits')).toEqual(['Stats']);
  expect(await dialog.locator('mark').allInnerTexts()).toEqual(['numbers']);
  await expectAccessibleInThemes(page);
  await page.keyboard.press('Enter');
  const heading = page
    .getByRole('form', { name: 'Fields' })
    .getByRole('textbox', { name: 'Heading', exact: true });
  await expect.poll(() => heading.evaluate((each) => each === document.activeElement)).toBe(true);
  await expect.poll(types).toEqual([...before.slice(0, 2), 'stats', ...before.slice(2)]);
  await page.getByRole('button', { name: 'Undo: Add Stats' }).click();
  await expect.poll(types).toEqual(before);
});

const firstTexts = withVariations(
  [['quotes', 'Text']],
  [
    ['faq', 'Heading'],
    ['prose', 'Heading'],
  ],
);

test.each(firstTexts)(
  'what is typed after a block of type %s was added replaces its first sample text',
  async (type, field) => {
    const { page, filter } = await openPicker();
    await filter.fill(type);
    await page.keyboard.press('Enter');
    const form = page.getByRole('form', { name: 'Fields' });
    const text = form.getByRole('textbox', { name: field, exact: true });
    await expect.poll(() => text.evaluate((each) => each === document.activeElement)).toBe(true);
    await page.keyboard.type('Our words');
    const written = () =>
      JSON.stringify(JSON.parse(readFileSync(join(studio.folder, 'pages/tour.json'), 'utf8')));
    await expect.poll(written).toMatch(/"(heading|text)":"Our words"/);
  },
);

long('by mouse: what is missing leads to what comes close, and never to nothing', async () => {
  const { page, dialog, filter, names } = await openPicker();
  const before = types();
  await filter.fill('our jobs');
  await dialog
    .getByRole('status')
    .filter({ hasText: /^\d come close$/ })
    .waitFor();
  expect((await names('Comes close'))[0]).toBe('Card grid');
  await filter.fill('qqxx');
  await dialog
    .getByRole('status')
    .filter({ hasText: /^Nothing fits: all \d+ blocks$/ })
    .waitFor();
  expect((await names('All blocks')).length).toBeGreaterThan(10);
  expect(await dialog.getByRole('button', { name: 'Add', exact: true }).getAttribute('aria-disabled')).toBe(
    'true',
  );
  await filter.fill('blogs');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  const [, second = ''] = await names('Comes close');
  const add = dialog.getByRole('button', { name: `Add ${second}` });
  await expectAccessibleInThemes(page);
  await add.click();
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => types().length).toBe(before.length + 1);
  await page.getByRole('button', { name: `Undo: Add ${second}` }).click();
  await expect.poll(types).toEqual(before);
});
