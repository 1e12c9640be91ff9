import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FrameLocator, Locator, Page } from 'playwright';
import { beforeEach, expect, test } from 'vitest';
import { listenForComplaints } from '../../support/browser/complaints';
import { expectAccessibleInThemes } from '../../support/browser/expect-accessible';
import { readFolder } from '../../support/folder-content';
import { openContactLink } from '../../support/studio/open-contact-link';
import { openInPages } from '../../support/studio/open-in-pages';
import { openStudioWindow } from '../../support/studio/open-studio-window';
import { shareStudio } from '../../support/studio/share-studio';
import { withVariations } from '../../support/variations';

const studio = shareStudio();
let before: ReadonlyMap<string, string>;

beforeEach(() => {
  before = readFolder(studio.folder);
});

const file = 'pages/tour.json';
const blocks = () => JSON.parse(readFileSync(join(studio.folder, file), 'utf8')).blocks;

const cards = (): number => blocks().find(({ type }: { type: string }) => type === 'cardGrid').cards.length;

interface OpenStudio {
  page: Page;
  frame: FrameLocator;
  /** The form of a page or a block. */
  form: ReturnType<Page['locator']>;
}

async function openStudio(path: string, options = {}): Promise<OpenStudio> {
  const page = await openStudioWindow(studio, options);
  await page.goto(`/_edit${path}`);
  const frame = page.frameLocator('iframe');
  await frame.locator('html[data-hydrated="true"]').waitFor();
  return { page, frame, form: page.getByRole('form', { name: 'Fields' }) };
}

/** Undoes one step after the other until none is left. */
const undoAll = (undo: Locator, press: () => Promise<void>) =>
  expect
    .poll(async () => {
      const isDone = (await undo.getAttribute('aria-disabled')) === 'true';
      if (!isDone) await press();
      return isDone;
    })
    .toBe(true);

/** Every byte is as it was before the story. */
async function expectUnchanged(): Promise<void> {
  const changed = () => [...readFolder(studio.folder)].filter(([name, text]) => before.get(name) !== text);
  await expect.poll(changed).toEqual([]);
}

test('by mouse: open a page, change it, break it, correct it, and undo all', async () => {
  const { page, frame, form } = await openStudio('/');
  const complaints = await listenForComplaints(page);
  await openInPages(page, '/tour');
  await frame.locator('h1', { hasText: 'tour' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/_edit/tour');

  await frame.locator('h1').click();
  const heading = form.getByRole('textbox', { name: 'Heading', exact: true });
  await expect.poll(() => heading.evaluate((field) => field === document.activeElement)).toBe(true);
  await heading.fill('A tour with a new headline');
  await frame.locator('h1', { hasText: 'A tour with a new headline' }).waitFor();
  await expect.poll(() => blocks()[0].heading).toBe('A tour with a new headline');

  await form.getByRole('button', { name: 'Back to the page' }).click();
  const [, second, third] = blocks().map(({ type }: { type: string }) => type);
  const row = form.getByRole('list', { name: 'Blocks' }).getByRole('listitem').nth(1);
  await row.hover();
  await row.getByRole('button', { name: /^Move .* down$/ }).click();
  await expect
    .poll(() =>
      blocks()
        .map(({ type }: { type: string }) => type)
        .slice(1, 3),
    )
    .toEqual([third, second]);

  await form
    .getByRole('list', { name: 'Blocks' })
    .getByRole('button', { name: /Card grid/ })
    .first()
    .click();
  const count = cards();
  await form.getByRole('button', { name: 'Add Card' }).click();
  await expect.poll(cards).toBe(count + 1);

  await form.getByRole('button', { name: 'Back to the page' }).click();
  const link = await openContactLink(form);
  await link.fill('/contcat');
  // While its list of pages is open, the rest is hidden.
  await link.press('Tab');
  await form.getByText('There is no page /contcat. Did you mean "/contact"?').first().waitFor();
  expect(JSON.stringify(blocks())).not.toContain('contcat');
  await form
    .getByRole('button', { name: /^Fix: / })
    .first()
    .click();
  await form.getByText('There is no page /contcat').waitFor({ state: 'detached' });

  const undo = page.getByRole('banner').getByRole('button', { name: /^Undo/ });
  await undoAll(undo, () => undo.click());
  await expectUnchanged();
  expect(complaints).toEqual([]);
});

test('by keyboard alone: the same', async () => {
  const { page, frame, form } = await openStudio('/');
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const announced = (text: string | RegExp) => page.getByRole('status').filter({ hasText: text }).waitFor();
  /** Goes on with Tab until something has the focus. */
  const tabTo = async (target: Locator) => {
    const isThere = () => target.evaluate((element) => element === document.activeElement);
    for (let count = 0; count < 100; count++) {
      if ((await target.count()) > 0 && (await isThere())) return;
      await press('Tab');
    }
    throw new Error(`Tab does not come to ${target}.`);
  };
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  const rows = form.getByRole('list', { name: 'Blocks' });

  await tabTo(page.getByRole('searchbox', { name: 'Filter pages' }));
  await page.keyboard.type('/tour');
  await page.getByRole('link').filter({ hasText: '/topics' }).first().waitFor({ state: 'detached' });
  await press('ArrowDown', 'Enter');
  await frame.locator('h1', { hasText: 'tour' }).waitFor();

  // To the page, the line below it, and its fields.
  await press('F6', 'F6', 'F6');
  await tabTo(rows.getByRole('button').first());
  await press('Enter');
  await tabTo(form.getByRole('textbox', { name: 'Heading', exact: true }));
  await press('ControlOrMeta+a');
  await page.keyboard.type('Typed');
  await frame.locator('h1', { hasText: 'Typed' }).waitFor();
  await press('Escape');
  await expect.poll(focused).toMatch(/^1Hero/);

  await press('ArrowDown', 'Alt+ArrowDown');
  await announced(/, 3 of \d+\.$/);
  await expect.poll(focused).toMatch(/^3Card grid/);
  const count = cards();
  await press('Enter');
  await tabTo(form.getByRole('button', { name: 'Add Card' }));
  await press('Enter');
  await expect.poll(cards).toBe(count + 1);
  await press('Escape', 'Delete');
  await announced('Card grid removed. Ctrl+Z brings it back.');
  await press('ControlOrMeta+z');
  await page.getByRole('button', { name: 'Redo: Remove Card grid' }).waitFor();

  await press('Home', 'Enter');
  await tabTo(form.getByRole('textbox', { name: 'Heading', exact: true }));
  await press('ControlOrMeta+a');
  await page.keyboard.type('{site.nam}');
  await form.getByText('{site.nam} is not a token. Did you mean {site.name}?').waitFor();
  await tabTo(form.getByRole('button', { name: /^Fix: / }));
  await press('Enter');
  await expect.poll(() => blocks()[0].heading).toBe('{site.name}');

  const undo = page.getByRole('banner').getByRole('button', { name: /^Undo/ });
  await undoAll(undo, () => press('ControlOrMeta+z'));
  await expectUnchanged();
});

test.each(
  withVariations(
    [['a block', '/tour', /Card grid/]],
    [
      ['a page', '/tour', undefined],
      ['a contact form', '/contact', /Contact form/],
    ],
  ),
)('%s meets WCAG 2.2 AA in both themes', async (_, path, block) => {
  const { page, form } = await openStudio(path, { bypassCSP: true });
  if (block)
    await form.getByRole('list', { name: 'Blocks' }).getByRole('button', { name: block }).first().click();
  await expectAccessibleInThemes(page);
});
