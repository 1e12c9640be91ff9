import { errors, type Locator, type Page } from 'playwright';
import { expect, test } from 'vitest';
import { checkContent } from '../../../src/node/build/check-content';
import { isWarning } from '../../../src/site/problem/finding';
import { listenForComplaints } from '../../support/browser/complaints';
import { pickFrom, type Random } from '../../support/edits/random-operations';
import { differences, readFolder } from '../../support/folder-content';
import { randomNumbers } from '../../support/random-edits';
import { openStudioWindow } from '../../support/studio/open-studio-window';
import { shareStudio } from '../../support/studio/share-studio';

const studio = shareStudio();
// Pages of a layout could not lose or move a block.
const paths = ['/tour', '/privacy-policy', '/join', '/borrow', '/contact'];

/** One of the elements that are there; undefined if none is. */
async function any(random: Random, found: Locator): Promise<Locator | undefined> {
  const count = await found.count();
  return count === 0 ? undefined : found.nth(Math.floor(random() * count));
}

type Edit = (page: Page, form: Locator, random: Random) => Promise<void>;

const rows = (form: Locator) => form.getByRole('list', { name: 'Blocks' }).locator('[data-focus]');

/** An undo may take a field away before it is reached. */
function unlessGone(error: unknown): void {
  if (!(error instanceof errors.TimeoutError)) throw error;
}

/** What an editor does in the form, by mouse and by keyboard. */
const edits: Readonly<Record<string, Edit>> = {
  async write(page, form, random) {
    const boxes = form.locator('textarea.field-input, input.field-input[type="text"]:not([role="combobox"])');
    const box = await any(random, boxes);
    if (!box) return;
    await box.focus();
    await page.keyboard.press(pickFrom(random, ['End', 'Home', 'ControlOrMeta+a']));
    await page.keyboard.type(
      pickFrom(random, ['New', ' and more', 'R&D', '"q"', '*a*', '{site.name}', '\\']),
    );
  },
  async choose(_, form, random) {
    const input = await any(random, form.locator('input[type="radio"], input[type="checkbox"]'));
    // Some lie below what is rendered for them.
    await input?.evaluate((element: HTMLElement) => element.click());
  },
  async openBlock(_, form, random) {
    await (await any(random, rows(form)))?.click();
  },
  async changeRow(page, form, random) {
    const row = await any(random, rows(form));
    await row?.focus();
    const keys = ['Alt+ArrowUp', 'Alt+ArrowDown', 'ControlOrMeta+d', 'Delete'];
    if (row) await page.keyboard.press(pickFrom(random, keys));
  },
  async leave(_, form) {
    const back = form.getByRole('button', { name: 'Back to the page' });
    if (await back.isVisible()) await back.click();
  },
  async undo(page) {
    await page.keyboard.press('ControlOrMeta+z');
  },
  async redo(page) {
    await page.keyboard.press('ControlOrMeta+Shift+z');
  },
};

test('300 random edits in a window write nothing that is not valid, and are undone to the first byte', {
  timeout: 600_000,
}, async () => {
  const random = randomNumbers(19);
  const before = readFolder(studio.folder);
  const page = await openStudioWindow(studio);
  const complaints = await listenForComplaints(page);
  page.setDefaultTimeout(5_000);
  const form = page.getByRole('form', { name: 'Fields' });
  const names = Object.keys(edits);
  for (let count = 0; count < 300; count++) {
    if (count % 20 === 0) {
      await page.goto(`/_edit${pickFrom(random, paths)}`);
      await page.locator('.preview[data-state="open"]').waitFor();
    }
    await edits[pickFrom(random, names)]?.(page, form, random).catch(unlessGone);
    // What was opened by a key, such as the dialog of another path.
    if (await page.getByRole('dialog').isVisible()) await page.keyboard.press('Escape');
  }
  const changed = () => differences(before, readFolder(studio.folder));
  await expect.poll(() => changed().length).toBeGreaterThan(0);
  const errors = async () =>
    (await checkContent(studio.folder)).findings.filter((finding) => !isWarning(finding));
  await expect.poll(errors).toEqual([]);

  // Nobody else has changed anything.
  expect(await page.getByText('two values').count()).toBe(0);

  const undo = page.getByRole('button', { name: /^Undo: / });
  // The button goes with the last step, perhaps just before it is pressed.
  while (await undo.isVisible()) await undo.click().catch(unlessGone);
  await expect.poll(changed).toEqual([]);
  expect(complaints).toEqual([]);
});
