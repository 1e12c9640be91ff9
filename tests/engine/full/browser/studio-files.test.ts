import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator } from 'playwright';
import { expect, test } from 'vitest';
import { expectAccessibleInThemes } from '../../../support/browser/expect-accessible';
import { openStudioWindow } from '../../../support/studio/open-studio-window';
import { shareStudio } from '../../../support/studio/share-studio';
import { long } from '../../../support/variations';

const studio = shareStudio();

const pdf = (words: string) => Buffer.from(`%PDF-1.7\n${words}`);
const file = (name: string, words = name) => ({ name, mimeType: 'application/pdf', buffer: pdf(words) });
const stored = (name: string) => join(studio.folder, 'files/downloads', name);
const siteFile = () => readFileSync(join(studio.folder, 'site.json'), 'utf8');
const isFocused = (field: Locator) => field.evaluate((element) => element === document.activeElement);

/** What the browser sends when a file is dragged or dropped. */
function drag(element: Element, { type, words, name }: { type: string; words: string; name: string }) {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File([words], name, { type: 'application/pdf' }));
  const event = new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true });
  return !element.dispatchEvent(event);
}

test('a file is dropped on a link, renamed and deleted, by mouse', async () => {
  const page = await openStudioWindow(studio);
  await page.goto('/_edit/');
  const frame = page.frameLocator('.preview iframe');
  const action = frame.locator('.hero a').first();
  await action.click();
  const form = page.getByRole('form', { name: 'Fields' });
  const link = form.getByRole('combobox', { name: 'Link' }).first();
  await link.waitFor();
  const before = await link.inputValue();
  const target = form.locator('[data-adding="addFile"]').first();
  const dashes = () => target.evaluate((element) => getComputedStyle(element).outlineStyle);
  expect(await dashes()).toBe('none');
  const words = pdf('Datasheet Switch').toString();
  await page.locator('.toolbar').evaluate(drag, { type: 'dragover', words, name: 'Datasheet Switch.PDF' });
  expect(await dashes()).toBe('dashed');
  await expect.poll(dashes).toBe('none');
  expect(await target.evaluate(drag, { type: 'drop', words, name: 'Datasheet Switch.PDF' })).toBe(true);
  await expect.poll(() => link.inputValue()).toBe('/downloads/datasheet-switch.pdf');
  await expect.poll(() => existsSync(stored('datasheet-switch.pdf'))).toBe(true);

  await target.evaluate(drag, { type: 'drop', words: '<script>', name: 'page.html' });
  await form
    .getByText(/^Files like page\.html are not published: names of downloads end with \.pdf/)
    .waitFor();
  await expectAccessibleInThemes(page);

  await page.getByRole('button', { name: 'Files', exact: true }).click();
  await form.getByRole('button', { name: 'Downloads' }).click();
  const row = (name: string) =>
    form.getByRole('list', { name: 'Downloads' }).locator('> li').filter({ hasText: name });
  await row('datasheet-switch.pdf').getByText('New', { exact: true }).waitFor();
  await expectAccessibleInThemes(page);
  await row('datasheet-switch.pdf')
    .getByRole('button', { name: /^Used in 1 field/ })
    .click();
  await row('datasheet-switch.pdf')
    .getByRole('button', { name: /Hero › Action 1 › Link$/ })
    .waitFor();

  await row('datasheet-switch.pdf').getByRole('button', { name: 'Rename' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Switch 2026');
  await page.getByText('Its address becomes /downloads/switch-2026.pdf. Links follow').waitFor();
  await expectAccessibleInThemes(page);
  await page.getByRole('button', { name: 'Rename', exact: true }).click();
  await row('switch-2026.pdf').waitFor();
  await expect.poll(siteFile).toContain('"from": "/downloads/datasheet-switch.pdf"');
  await frame.locator('.hero a[href="/downloads/switch-2026.pdf"]').waitFor();

  await row('switch-2026.pdf').getByRole('button', { name: 'Delete' }).click();
  await page.getByText('2 places link to switch-2026.pdf. Choose the page').waitFor();
  await expectAccessibleInThemes(page);
  const dialog = page.getByRole('dialog', { name: 'Delete switch-2026.pdf' });
  await dialog.getByRole('combobox', { name: 'Links to it lead to' }).fill('/contact');
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await row('switch-2026.pdf').waitFor({ state: 'detached' });
  expect(existsSync(stored('switch-2026.pdf'))).toBe(false);
  await frame.locator('.hero a[href="/contact"]').first().waitFor();
  await page.getByRole('button', { name: 'Undo: Delete switch-2026.pdf' }).click();
  await row('switch-2026.pdf').waitFor();
  await page.getByRole('button', { name: 'Undo: Rename datasheet-switch.pdf' }).click();
  await row('datasheet-switch.pdf').waitFor();
  await page.getByRole('button', { name: /^Undo: Change Hero › Action 1 › Link/ }).click();
  await row('datasheet-switch.pdf').waitFor({ state: 'detached' });
  await expect.poll(() => existsSync(stored('datasheet-switch.pdf'))).toBe(false);
  expect(before).not.toBe('');
});

long('a document under Pictures is offered to Downloads, replaced and put back, by keyboard', async () => {
  const page = await openStudioWindow(studio);
  await page.goto('/_edit/tour');
  const form = page.getByRole('form', { name: 'Fields' });
  const press = async (control: Locator) => {
    await control.focus();
    await page.keyboard.press('Enter');
  };
  await press(page.getByRole('button', { name: 'Files', exact: true }));
  await form.getByRole('list', { name: 'Pictures' }).waitFor();
  await form.getByLabel('File from this computer').setInputFiles(file('Catalog.pdf'));
  await form
    .getByText('Catalog.pdf is not a picture, but visitors can download it: add it to Downloads.')
    .waitFor();
  const offer = form.getByRole('button', { name: 'Add it to Downloads' });
  await expect.poll(() => isFocused(offer)).toBe(true);
  const box = await offer.boundingBox();
  expect(box && box.y > 0 && box.y < 800).toBe(true);
  await expectAccessibleInThemes(page);
  await page.keyboard.press('Enter');
  await form.getByText(/^catalog\.pdf added: 1 KB\. It is under Files, Downloads\.$/).waitFor();
  expect(existsSync(stored('catalog.pdf'))).toBe(true);

  await press(form.getByRole('button', { name: 'Downloads' }));
  const list = form.getByRole('list', { name: 'Downloads' });
  await expect.poll(() => list.locator('> li b').first().textContent()).toBe('catalog.pdf');
  const chooser = page.waitForEvent('filechooser');
  await press(form.getByRole('button', { name: 'Replace catalog.pdf' }));
  await (await chooser).setFiles(file('New.pdf', 'new'));
  await expect.poll(() => readFileSync(stored('catalog.pdf'), 'utf8')).toContain('new');

  await press(form.getByRole('button', { name: 'Delete… catalog.pdf' }));
  await page.getByText('The file is kept for 30 days; Undo brings all back.').waitFor();
  await page.keyboard.press('Enter');
  await press(form.getByRole('button', { name: 'Put back catalog.pdf', exact: true }));
  await form.getByRole('button', { name: 'Rename catalog.pdf' }).waitFor();
  expect(existsSync(stored('catalog.pdf'))).toBe(true);

  await form
    .getByLabel('File from this computer')
    .setInputFiles([file('a.pdf'), file('b.pdf'), file('c.exe')]);
  await form.getByText(/^Files like c\.exe are not published/).waitFor();
  expect([existsSync(stored('a.pdf')), existsSync(stored('b.pdf'))]).toEqual([true, true]);
});

test('a file is chosen for a link by keyboard, and is one step of undo with it', async () => {
  const page = await openStudioWindow(studio);
  await page.goto('/_edit/tour');
  const form = page.getByRole('form', { name: 'Fields' });
  await page.locator('.preview[data-state="open"]').waitFor();
  await page.frameLocator('.preview iframe').locator('.cta a').first().click();
  const link = form.getByRole('combobox', { name: 'Link' }).first();
  await link.waitFor();
  const before = await link.inputValue();
  const chooser = page.waitForEvent('filechooser');
  await form.getByRole('button', { name: 'File… to link' }).first().focus();
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(file('Order Form.pdf'));
  await expect.poll(() => link.inputValue()).toBe('/downloads/order-form.pdf');
  await page.getByRole('button', { name: /^Undo: Change .*Link$/ }).waitFor();
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => link.inputValue()).toBe(before);
  await expect.poll(() => existsSync(stored('order-form.pdf'))).toBe(false);
});
