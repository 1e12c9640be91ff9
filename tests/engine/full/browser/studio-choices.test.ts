import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator } from 'playwright';
import { expect, test } from 'vitest';
import { axeFindings } from '../../../support/browser/axe-findings';
import { openContactLink, pressInSight, settled } from '../../../support/studio/open-contact-link';
import { openShell } from '../../../support/studio/open-shell';
import { shareStudio } from '../../../support/studio/share-studio';
import { long } from '../../../support/variations';

const studio = shareStudio();

/** Whether the middle of a row is what is seen there. */
const isSeen = (row: Locator) =>
  row.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

/** Scrolls what the element is in to its end. */
const scrollAway = (row: Locator) =>
  row.evaluate((element) => {
    for (let at = element.parentElement; at; at = at.parentElement)
      if (at.scrollHeight > at.clientHeight) at.scrollTop = at.scrollHeight;
  });

/** The first item of the hub, which has an icon. */
async function openLight(form: Locator): Promise<void> {
  await form.getByRole('list', { name: 'Blocks' }).getByRole('button', { name: /Hub/ }).first().click();
  await form
    .getByRole('button', { name: /^Light/ })
    .first()
    .click();
}

/** Until it is gone, keys still belong to it. */
async function closeList(field: Locator): Promise<void> {
  await settled(field);
  const list = field.page().getByRole('listbox');
  // Where a scroll has closed it, Escape leaves the form.
  if (await list.isVisible()) await field.press('Escape');
  await list.waitFor({ state: 'detached' });
}

test('keys choose nothing that does not fit the text of a link, and the list of a button has all', async () => {
  const { page, form } = await openShell(studio, '/tour');
  const link = await openContactLink(form);
  await link.fill('nothing has this');
  await page.getByText('No page or file has this').waitFor();
  await closeList(link);
  await link.press('ArrowDown');
  await link.press('Enter');
  expect(await link.inputValue()).toBe('nothing has this');
  await link.fill('tools');
  await page.getByRole('option').first().waitFor();
  await closeList(link);
  await link.press('ArrowDown');
  await page.getByRole('option').and(page.locator('[data-focused]')).waitFor();
  await link.press('Enter');
  await expect.poll(() => link.inputValue()).toBe('/tools');
  await pressInSight(form.getByRole('button', { name: 'Choose a page' }).first());
  await page.getByText('You can also write a mail address').waitFor();
  await page.getByRole('option', { name: 'The site’s email' }).waitFor();
});

test('a row that was scrolled away comes into sight before Enter chooses it', async () => {
  const { page, form } = await openShell(studio, '/tour', { viewport: { width: 1024, height: 360 } });
  const link = await openContactLink(form);
  await link.fill('');
  await page.getByRole('option').first().waitFor();
  await closeList(link);
  await link.press('ArrowDown');
  const row = page.locator('[role="option"][data-focused]');
  await expect.poll(() => isSeen(row)).toBe(true);
  const address = await row.getAttribute('data-key');
  await expect
    .poll(async () => {
      await scrollAway(row);
      return isSeen(row);
    })
    .toBe(false);
  await link.press('Enter');
  expect(await link.inputValue()).toBe('');
  await expect.poll(() => isSeen(row)).toBe(true);
  await link.press('Enter');
  await expect.poll(() => link.inputValue()).toBe(address);
});

long('the block that Enter adds is in sight, also after another one was looked at', async () => {
  const { page, form } = await openShell(studio, '/tour', { viewport: { width: 1024, height: 600 } });
  await form.getByRole('list', { name: 'Blocks' }).locator('[data-focus]').nth(1).press('Insert');
  const dialog = page.getByRole('dialog', { name: /^Add a block/ });
  const filter = dialog.getByRole('searchbox');
  await filter.fill('a');
  const row = dialog.locator('[role="option"][data-chosen]');
  await row.waitFor();
  await scrollAway(row);
  await filter.fill('numbers');
  await expect.poll(() => isSeen(row)).toBe(true);
  expect(await row.innerText()).toMatch(/^Stats/);
});

test('the filter of the pages shows which page Enter opens', async () => {
  const { page } = await openShell(studio, '/tour', { viewport: { width: 1440, height: 600 } });
  const filter = page.getByRole('searchbox', { name: 'Filter pages' });
  await filter.fill('contact');
  const row = page.locator('.page-line[data-meant]');
  await expect.poll(() => row.count()).toBe(1);
  expect(await isSeen(row)).toBe(true);
  const title = await row.locator('.page-title').innerText();
  await filter.press('Enter');
  await expect.poll(() => page.title()).toContain(title);
});

long('an icon that was scrolled away comes into sight before Enter chooses it', async () => {
  const { page, form } = await openShell(studio, '/tour');
  await openLight(form);
  await form.getByRole('button', { name: 'Icon eye' }).click();
  const filter = page.getByRole('searchbox', { name: 'Filter icons' });
  await filter.pressSequentially('s');
  const row = page.locator('[role="option"][data-focused]');
  await expect.poll(() => isSeen(row)).toBe(true);
  const icon = await row.getAttribute('data-key');
  await expect
    .poll(async () => {
      await scrollAway(row);
      return isSeen(row);
    })
    .toBe(false);
  await filter.press('Enter');
  await expect.poll(() => isSeen(row)).toBe(true);
  await filter.press('Enter');
  await form.getByRole('button', { name: `Icon ${icon}` }).waitFor();
});

test("an icon is found by a name of before, and the site's own stand first", async () => {
  const icons = join(studio.folder, 'images/icons');
  mkdirSync(icons, { recursive: true });
  writeFileSync(join(icons, 'van.svg'), '<svg viewBox="0 0 24 24"><path d="M2 6h20v12H2z"/></svg>');
  const { page, form } = await openShell(studio, '/tour');
  await openLight(form);
  await form.getByRole('button', { name: /^Icon / }).click();
  const filter = page.getByRole('searchbox', { name: 'Filter icons' });
  const option = page.getByRole('option');
  await page.getByText(/^240 of \d+ are shown\. Type a word to find the others\.$/).waitFor();
  await expect.poll(() => option.first().innerText()).toBe('icons/van.svg');
  expect(await option.count()).toBe(240);
  expect(await axeFindings(page)).toEqual([]);
  await filter.pressSequentially('alarm check');
  await expect.poll(() => option.first().innerText()).toBe('alarm-clock-check');
  await filter.fill('qqqq');
  await page.getByText('No icon has this in its name.').waitFor();
  await filter.fill('van.svg');
  await expect.poll(() => option.first().innerText()).toBe('icons/van.svg');
  await filter.press('Enter');
  await form.getByRole('button', { name: 'Icon icons/van.svg' }).waitFor();
  const shown = page.frameLocator('iframe').locator('[data-block="hub"] mask');
  await expect.poll(() => shown.count()).toBe(1);
});

test('an SVG file is added as an icon where one is chosen, without what could act, in one step', async () => {
  const { page, form } = await openShell(studio, '/tour');
  await openLight(form);
  const field = form.getByRole('button', { name: /^Icon / });
  const before = await field.innerText();
  const add = async (name: string, text: string) => {
    await field.click();
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Add an SVG file' }).click();
    await (await chooser).setFiles({ name, mimeType: 'image/svg+xml', buffer: Buffer.from(text) });
  };
  const kept = join(studio.folder, 'images/icons/lorry.svg');
  await add('lorry.txt', 'No drawing');
  await form.getByText(/^lorry\.txt is not an SVG file: save the icon as \.svg, /).waitFor();
  expect(await field.innerText()).toBe(before);
  const drawing = '<script>alert(1)</script><path d="M2 6h20v12H2z"/>';
  await add('Lorry.svg', `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${drawing}</svg>`);
  await form.getByRole('button', { name: 'Icon icons/lorry.svg' }).waitFor();
  await form.getByText('Parts of this drawing are removed').waitFor();
  await expect.poll(() => existsSync(kept) && readFileSync(kept, 'utf8')).toMatch(/^(?!.*script).*<path/s);
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => existsSync(kept)).toBe(false);
  await expect.poll(() => field.innerText()).toBe(before);
});
