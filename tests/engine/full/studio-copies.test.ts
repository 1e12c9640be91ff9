import { expect, test } from 'vitest';
import { expectAccessibleInThemes } from '../../support/browser/expect-accessible';
import { openShell } from '../../support/studio/open-shell';
import { shareStudio } from '../../support/studio/share-studio';

const studio = shareStudio();

test('a copied page lists what still speaks of the other one, with the way to each, until nothing does', async () => {
  const { page, form } = await openShell(studio, '/partners/birch', {
    viewport: { width: 1440, height: 900 },
  });
  await page.getByRole('button', { name: 'More for /partners/birch', exact: true }).click();
  await page.getByRole('menuitem', { name: /copy/ }).click();
  const dialog = page.getByRole('dialog', { name: 'New page' });
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Dogwood for the library');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Dogwood');
  expect(await dialog.getByRole('textbox', { name: 'Path' }).inputValue()).toBe('/partners/dogwood');
  await dialog.getByText('No page links to it yet.').waitFor();
  await dialog.getByRole('button', { name: 'Add the page' }).click();

  const note = form.getByRole('region', { name: 'Copied page' });
  const list = note.getByRole('list', { name: 'Still speaks of it' });
  await list.getByRole('button', { name: 'Video › Heading' }).waitFor();
  expect(await list.getByRole('button').allInnerTexts()).toEqual([
    'Hero › Heading',
    'Video › Heading',
    'Call to action › Heading',
  ]);
  await expectAccessibleInThemes(page);
  await list.getByRole('button', { name: 'Video › Heading' }).click();
  const heading = form.getByRole('textbox', { name: 'Heading', exact: true });
  await expect.poll(() => heading.evaluate((box) => box === document.activeElement)).toBe(true);
  await heading.fill('Watch what Dogwood does');
  await form.getByRole('button', { name: 'Back to the page' }).click();
  await expect.poll(() => list.getByRole('button', { name: 'Video › Heading' }).count()).toBe(0);
  await list.getByRole('button').first().waitFor();

  await page.reload();
  await list.getByRole('button').first().waitFor();
  await note.getByRole('button', { name: 'Close this list' }).click();
  await note.waitFor({ state: 'detached' });
  await page.reload();
  await form.getByRole('heading', { name: 'Page', exact: true }).waitFor();
  expect(await note.count()).toBe(0);
});
