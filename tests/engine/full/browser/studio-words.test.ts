import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator } from 'playwright';
import { expect, test } from 'vitest';
import { expectAccessibleInThemes } from '../../../support/browser/expect-accessible';
import { openShell } from '../../../support/studio/open-shell';
import { openStudioWindow } from '../../../support/studio/open-studio-window';
import { shareStudio } from '../../../support/studio/share-studio';
import { long } from '../../../support/variations';

const studio = shareStudio();

/** A page that has just been opened may not know yet which link is which field. */
const openLink = (link: Locator, form: Locator) =>
  expect
    .poll(
      async () => {
        await link.click();
        return form.getByRole('combobox', { name: 'Link', exact: true }).count();
      },
      { interval: 500 },
    )
    .toBeGreaterThan(0);

test('the line under a choice chooses it, too', async () => {
  const { page, form } = await openShell(studio, '/');
  await page.frameLocator('.preview iframe').locator('h1').click();
  const about = form.locator('.field-radio', { has: page.getByRole('radio', { name: /^File/ }) });
  await about.locator('.field-choice-about').click();
  expect(await form.getByRole('radio', { name: /^File/ }).isChecked()).toBe(true);
});

long('a new page begins where its layout lies, and is shown with the title that is typed', async () => {
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

test('the full address of a video becomes its id, the one of a map its place, without a message', async () => {
  const { page, form } = await openShell(studio, '/partners/birch');
  const blocks = form.getByRole('list', { name: 'Blocks' });
  await blocks.locator('[data-focus]').nth(1).click();
  await form.getByRole('button', { name: 'Add Video' }).click();
  const id = form.getByRole('textbox', { name: 'Video', exact: true });
  await id.fill('https://www.youtube.com/watch?v=M7lc1UVf-VE&t=10s');
  expect(await id.inputValue()).toBe('M7lc1UVf-VE');
  await page.getByText('Saved', { exact: true }).waitFor();
  expect(await form.locator('[data-severity="error"]').count()).toBe(0);
});

test('no page is fetched that a half-typed link names', async () => {
  const { page, form } = await openShell(studio, '/tour');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const link = page.frameLocator('.preview iframe').locator('main a.button').last();
  await openLink(link, form);
  await form.getByRole('combobox', { name: 'Link', exact: true }).last().fill('/nowhere');
  await page.frameLocator('.preview iframe').locator('main a[href="/nowhere"]').first().waitFor();
  await link.hover();
  await link.click();
  await page
    .getByText(/Saved|waits for a correction/)
    .first()
    .waitFor();
  expect(asked.filter((path) => path.includes('nowhere'))).toEqual([]);
});

test('the help finds what the guide says of a job, also with a wrong letter', async () => {
  const { page, form } = await openShell(studio, '/tour', { viewport: { width: 1440, height: 900 } });
  await page.getByRole('button', { name: 'Help', exact: true }).click();
  const search = form.getByRole('searchbox', { name: 'What do you want to do?' });
  await search.fill('reordr');
  const first = form.locator('.help-guide details').first();
  await first.getByText(/They move by dragging or by key/).waitFor();
  await search.fill('xylophone');
  await form.getByText('Nothing in the guide has these words.').first().waitFor();
  await expectAccessibleInThemes(page);
});

long('the list of logos shows them whole, and takes a new one', async () => {
  const { page, form } = await openShell(studio, '/partners/acorn', {
    viewport: { width: 1440, height: 900 },
  });
  await form.getByRole('list', { name: 'Blocks' }).locator('[data-focus]').first().click();
  await form.locator('[data-pointer$="/logo"] .field-select-button').click();
  const whole = await page
    .getByRole('option', { name: /^Acorn/ })
    .locator('img')
    .evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      const [box, room] = [image, image.parentElement].map((each) => each?.getBoundingClientRect());
      return box && room ? box.width <= room.width && box.height <= room.height : false;
    });
  expect(whole).toBe(true);
  await page.getByRole('option', { name: 'Add a logo' }).click();
  const name = form.getByRole('textbox', { name: 'Name', exact: true }).and(page.locator(':focus'));
  await name.fill('The Guild');
  await expect.poll(() => readFileSync(join(studio.folder, 'site.json'), 'utf8')).toContain('"The Guild"');
});
