import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openStudioWindow } from '../../support/studio/open-studio-window';
import { shareStudio } from '../../support/studio/share-studio';

const studio = shareStudio();

const text = (file: string) => readFileSync(join(studio.folder, file), 'utf8');
const types = (file: string): string[] =>
  JSON.parse(text(file)).blocks.map(({ type }: { type: string }) => type);

test('blocks are duplicated, and copied as JSON text to another page and from a code editor', async () => {
  const page = await openStudioWindow(studio);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/_edit/tour');
  const rows = page.getByRole('list', { name: 'Blocks' });
  const said = (words: string) => page.getByRole('status').filter({ hasText: words }).waitFor();
  const before = [text('pages/tour.json'), text('pages/contact.json')];
  const tour = types('pages/tour.json');
  const contact = types('pages/contact.json');
  const last = tour.at(-1) ?? '';

  await rows.locator('[data-focus]').last().focus();
  await page.keyboard.press('ControlOrMeta+d');
  await expect.poll(() => types('pages/tour.json')).toEqual([...tour, last]);
  await said(`${tour.length + 1} of ${tour.length + 1}.`);
  await page.keyboard.press('ControlOrMeta+c');
  await said('Block copied.');

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
  await said('The clipboard holds no block.');

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
  await page.getByRole('option', { name: /^Stats/ }).click();
  await frame.getByText('Heading', { exact: true }).first().waitFor();
  await expect.poll(typesNow).toEqual([before[0], 'stats', ...before.slice(1)]);
  await page.getByRole('button', { name: 'Undo: Add Stats' }).click();
  await expect.poll(typesNow).toEqual(before);
});
