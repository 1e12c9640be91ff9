import { expect, test } from 'vitest';
import { expectAccessibleInThemes } from '../../support/browser/expect-accessible';
import { openContactLink } from '../../support/studio/open-contact-link';
import { serveStudio } from '../../support/studio/serve-studio';

const studio = serveStudio();

test('in a text: Ctrl+K makes a link of the selected words, changes it and removes it', async () => {
  const { page, frame, complaints } = await studio.open('/');
  await frame.locator('h1').click();
  const lead = page.getByRole('textbox', { name: 'Lead' });
  await lead.fill('Ask our team today.');
  const select = (start: number, end: number) =>
    lead.evaluate(
      (area: HTMLTextAreaElement, [from, to]) => area.setSelectionRange(from ?? 0, to ?? 0),
      [start, end],
    );
  const dialog = page.getByRole('dialog');
  const address = dialog.getByRole('combobox', { name: 'Leads to' });

  await select(4, 12);
  await page.keyboard.press('Control+k');
  await expect.poll(() => dialog.getByLabel('Text').inputValue()).toBe('our team');
  await expect.poll(() => address.evaluate((field) => field === document.activeElement)).toBe(true);
  await page.keyboard.type('contact al');
  await page.getByRole('option', { name: 'Contact Alder Street' }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(() => address.inputValue()).toBe('/contact');
  await expectAccessibleInThemes(page);
  await page.keyboard.press('Enter');
  await expect.poll(() => lead.inputValue()).toBe('Ask [our team](/contact) today.');
  await frame.getByRole('link', { name: 'our team' }).waitFor();

  await select(6, 6);
  await page.keyboard.press('Control+k');
  await address.fill('anna@harbor.net');
  // While the list of the field is open, the rest of the dialog is hidden.
  await address.press('Escape');
  await dialog.getByRole('button', { name: 'Change the link' }).click();
  await expect.poll(() => lead.inputValue()).toBe('Ask [our team](mailto:anna@harbor.net) today.');

  await select(6, 6);
  await page.keyboard.press('Control+k');
  await dialog.getByRole('button', { name: 'Remove the link' }).click();
  await expect.poll(() => lead.inputValue()).toBe('Ask our team today.');
  expect(complaints).toEqual([]);
});

test('in a field: places of a page are offered, and a full address of this site becomes its path', async () => {
  const { page } = await studio.open('/tour');
  const form = page.getByRole('form', { name: 'Fields' });
  const link = await openContactLink(form);

  // A list closes when the form scrolls, as it does to a field that gets the focus.
  await link.focus();
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  await link.fill('/contact#');
  await page.getByRole('option').filter({ hasText: 'On Contact Alder Street: #message' }).click();
  await expect.poll(() => link.inputValue()).toBe('/contact#message');

  await link.fill('');
  await link.evaluate((field) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'https://alderstreet.example/join/');
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect.poll(() => link.inputValue()).toBe('/join');
});
