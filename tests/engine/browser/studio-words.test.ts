import { expect, test } from 'vitest';
import { openShell } from '../../support/studio/open-shell';
import { openStudioWindow } from '../../support/studio/open-studio-window';
import { shareStudio } from '../../support/studio/share-studio';

const studio = shareStudio();

test('the line under a choice chooses it, too', async () => {
  const { page, form } = await openShell(studio, '/');
  await page.frameLocator('.preview iframe').locator('h1').click();
  const about = form.locator('.field-radio', { has: page.getByRole('radio', { name: /^File/ }) });
  await about.locator('.field-choice-about').click();
  expect(await form.getByRole('radio', { name: /^File/ }).isChecked()).toBe(true);
});

test('a new page begins where its layout lies, and is shown with the title that is typed', async () => {
  const page = await openStudioWindow(studio);
  await page.goto('/_edit/contact');
  await page.getByRole('button', { name: 'New page', exact: true }).press('Enter');
  const dialog = page.getByRole('dialog');
  await page.keyboard.type('Bookbinding');
  const path = dialog.getByLabel('Path');
  expect(await path.inputValue()).toBe('/bookbinding');
  await dialog.getByRole('radio', { name: /Layout “course”/ }).check();
  await expect.poll(() => path.inputValue()).toBe('/courses/bookbinding');
  const draft = dialog.frameLocator('iframe').locator('h1');
  await draft.filter({ hasText: 'Bookbinding' }).waitFor();
  const steps = await page.evaluate(() => history.length);
  await dialog.getByLabel('Title').fill('Paper marbling');
  await draft.filter({ hasText: 'Paper marbling' }).waitFor();
  expect(await page.evaluate(() => history.length)).toBe(steps);
});
