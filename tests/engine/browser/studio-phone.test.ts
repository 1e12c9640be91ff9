import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { expectAccessibleInThemes } from '../../support/browser/expect-accessible';
import { openShell } from '../../support/studio/open-shell';
import { outOfSight } from '../../support/studio/out-of-sight';
import { shareStudio } from '../../support/studio/share-studio';
import { smallTargets } from '../../support/studio/small-targets';
import { oneOfEvery } from '../../support/variations';

const studio = shareStudio();
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Parts of the studio' }).getByRole('button', { name, exact: true });

async function openMore(page: Page, name: string | RegExp) {
  await tab(page, 'More').click();
  await page.getByRole('menuitem', { name }).click();
}

/** Opens a block, and the first of its parts. */
const openBlock = (index: number) => async (page: Page) => {
  await page.locator('.outline-open').nth(index).click();
  await page.locator('.block-tools').waitFor();
  const folded = page.locator('.field-fold[aria-expanded="false"]');
  if ((await folded.count()) > 0) await folded.first().click();
};

const places: readonly (readonly [string, (page: Page) => Promise<unknown>])[] = [
  ['the form of a page', async () => {}],
  ...[0, 1, 2, 3, 4, 5, 6].map((index) => [`block ${index + 1}`, openBlock(index)] as const),
  ['the pages', (page) => tab(page, 'Pages').click()],
  [
    'the menu of a page',
    async (page) => {
      await tab(page, 'Pages').click();
      await page.locator('.page-more').first().click();
      await page.getByRole('menuitem').first().waitFor();
    },
  ],
  [
    'Settings',
    async (page) => {
      await tab(page, 'Pages').click();
      await page.getByRole('button', { name: 'Settings' }).click();
    },
  ],
  [
    'Logos',
    async (page) => {
      await tab(page, 'Pages').click();
      await page.getByRole('button', { name: 'Logos', exact: true }).click();
      await page.locator('.field-fold').first().click();
    },
  ],
  [
    'a new page',
    async (page) => {
      await tab(page, 'Pages').click();
      await page.getByRole('button', { name: 'New page' }).click();
      await page.locator('.start').first().waitFor();
    },
  ],
  [
    'Find and replace',
    async (page) => {
      await tab(page, 'Find').click();
      await page.getByRole('searchbox', { name: 'Find' }).fill('keep');
      await page.locator('.find-row').first().waitFor();
      await page.getByRole('button', { name: /^Replace \d/ }).click();
      await page.locator('.find-foot').waitFor();
    },
  ],
  [
    'Pictures',
    async (page) => {
      await tab(page, 'Files').click();
      await page.locator('.gallery-item').first().waitFor();
      await page.locator('.gallery-fold').first().click();
    },
  ],
  [
    'Downloads',
    async (page) => {
      await tab(page, 'Files').click();
      await page.getByRole('button', { name: 'Downloads' }).click();
      await page.locator('.download').first().waitFor();
    },
  ],
  ['the menu More', (page) => tab(page, 'More').click()],
  ['Help', (page) => openMore(page, 'Help')],
  ['Keys', (page) => openMore(page, 'Keys')],
  [
    'Problems',
    async (page) => {
      await openMore(page, /warning|problem/);
      await page.locator('.problem').first().waitFor();
    },
  ],
  [
    'History and the last step',
    async (page) => {
      const title = page.getByRole('textbox', { name: 'Title', exact: true });
      await title.fill(`${await title.inputValue()} today`);
      await page.locator('.step-line[data-state="fresh"]').waitFor();
      await openMore(page, 'History');
      await page.locator('.history-row').first().waitFor();
    },
  ],
  [
    'Publish',
    async (page) => {
      await page.locator('.publish-button').click();
      await page.locator('.changes').waitFor();
    },
  ],
  [
    'the choice of a block',
    async (page) => {
      await page.getByRole('button', { name: 'Add a block' }).click();
      await page.getByRole('option').first().waitFor();
    },
  ],
];

test.each(oneOfEvery(40, places))(
  'on a phone every control of %s can be hit with a thumb, and read',
  async (_, open) => {
    const { page } = await openShell(studio, '/', { ...phone, bypassCSP: true });
    await open(page);
    await expect.poll(() => smallTargets(page)).toEqual([]);
    const small = page.locator('input:visible:not([type="checkbox"], [type="radio"]), textarea:visible');
    const sizes = await small.evaluateAll((boxes) => boxes.map((box) => getComputedStyle(box).fontSize));
    expect(sizes.filter((size) => Number.parseFloat(size) < 16)).toEqual([]);
    await expectAccessibleInThemes(page);
  },
);

test('the page keeps 38 % above the fields, whose handle has three stops, by key, press and finger', async () => {
  const { page, form } = await openShell(studio, '/', phone);
  const seen = page.locator('.preview');
  const handle = page.getByRole('button', { name: /^Height of the fields/ });
  const shares = async () => {
    const [above, below] = await Promise.all([seen.boundingBox(), form.boundingBox()]);
    return [above?.height ?? 0, below?.height ?? 0].map((height) => Math.round(height / 8.44));
  };
  const high = await shares();
  expect(high[0]).toBe(38);
  await handle.press('ArrowDown');
  await expect.poll(shares).toEqual([60, 26]);
  await handle.press('ArrowDown');
  await expect.poll(shares).toEqual([72, 14]);
  // What is brought into sight is seen.
  await page.frameLocator('.preview iframe').locator('h1').click();
  await form.locator(':focus').waitFor();
  await expect.poll(shares).toEqual([60, 26]);
  await handle.click();
  await expect.poll(shares).toEqual(high);
  const { x = 0, y = 0 } = (await handle.boundingBox()) ?? {};
  await page.mouse.move(x + 40, y + 10);
  await page.mouse.down();
  await page.mouse.move(x + 40, y + 110, { steps: 4 });
  await page.mouse.up();
  await expect.poll(shares).toEqual([60, 26]);
});

test('above a keyboard on the screen stand 120 pixels of the page and the field', async () => {
  const { page, form } = await openShell(studio, '/', phone);
  await page.frameLocator('.preview iframe').locator('h1').click();
  const field = form.locator(':focus');
  await field.waitFor();
  await page.evaluate(() => {
    Object.defineProperty(visualViewport, 'height', { configurable: true, value: 500 });
    visualViewport?.dispatchEvent(new Event('resize'));
  });
  const boxOf = async (part: string) => (await page.locator(part).boundingBox()) ?? { y: 0, height: 0 };
  await expect.poll(async () => (await boxOf('.preview')).height).toBe(120);
  const bottom = async () => {
    const { y, height } = await boxOf('.pane-fields :focus');
    return y + height;
  };
  await expect.poll(bottom).toBeLessThanOrEqual(500);
  expect((await boxOf('.pane-fields :focus')).y).toBeGreaterThan(56 + 120);
  await expect.poll(() => outOfSight(page)).toEqual([]);
  await page.locator('.tabs').waitFor({ state: 'hidden' });
});
