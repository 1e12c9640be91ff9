import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { axeFindings } from '../../support/browser/axe-findings';
import { expectAccessibleInThemes } from '../../support/browser/expect-accessible';
import { openContactLink, pressInSight } from '../../support/studio/open-contact-link';
import { serveStudio } from '../../support/studio/serve-studio';
import { long } from '../../support/variations';

const studio = serveStudio();

/** The field "Lead" as it is written. */
async function openSource(page: Page): Promise<Locator> {
  const lead = page.getByRole('textbox', { name: 'Lead' });
  await lead.press('F2');
  await page.locator('textarea:focus').waitFor();
  return lead;
}

/** True if it is left to the browser. */
function paste(field: Element, [text = '', html = '']: readonly string[]): boolean {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  if (html !== '') clipboardData.setData('text/html', html);
  return field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}

test('in a text: Ctrl+K makes a link of the selected words, changes it and removes it', async () => {
  const { page, frame, complaints } = await studio.open('/');
  await frame.locator('h1').click();
  const lead = await openSource(page);
  await lead.fill('Ask our team today.');
  const select = async (start: number, end: number) => {
    // A dialog that closes gives the focus back after its last frame.
    await expect.poll(() => lead.evaluate((area) => area === document.activeElement)).toBe(true);
    await lead.evaluate(
      (area: HTMLTextAreaElement, [from, to]) => area.setSelectionRange(from ?? 0, to ?? 0),
      [start, end],
    );
  };
  const dialog = page.getByRole('dialog');
  const address = dialog.getByRole('combobox', { name: 'Leads to' });
  const announced = (words: string) => page.getByRole('status').filter({ hasText: words }).waitFor();

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
  await announced('Link to /contact added.');
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
  await announced('Link removed.');

  await select(4, 12);
  const list = page.getByRole('button', { name: 'Numbered list' });
  for (const word of ['added', 'removed']) {
    await page.keyboard.press('Control+b');
    await announced(`Bold ${word}.`);
  }
  for (const word of ['added', 'removed']) {
    await list.click();
    await announced(`Numbered list ${word}.`);
  }
  expect(await lead.inputValue()).toBe('Ask our team today.');
  // On a button, it is the key that finds a page.
  await list.press('Control+k');
  await page.getByRole('searchbox', { name: 'Filter pages' }).and(page.locator(':focus')).waitFor();
  expect(complaints).toEqual([]);
});

long(
  'in a text that another program changes meanwhile, the selected words become the link, or it says why not',
  async () => {
    const { page, frame } = await studio.open('/');
    await frame.locator('h1').click();
    const lead = await openSource(page);
    await lead.fill('Ask our team today.');
    await page.getByText('Saved', { exact: true }).waitFor();
    const home = join(studio.folder, 'pages/home.json');
    const changeLead = async (from: string, to: string) => {
      // Until a second after it has noted a save, the studio takes it that the other program has not seen what was saved.
      await expect.poll(() => Date.now() - statSync(home).mtimeMs).toBeGreaterThan(2_000);
      writeFileSync(home, readFileSync(home, 'utf8').replace(from, to));
      await expect.poll(() => lead.inputValue()).toContain(to);
    };
    const dialog = page.getByRole('dialog');
    await lead.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(4, 12));
    await page.keyboard.press('Control+k');
    const address = dialog.getByRole('combobox', { name: 'Leads to' });
    await address.fill('/contact');
    await address.press('Escape');
    await changeLead('Ask our', 'Please ask our');
    await dialog.getByRole('button', { name: 'Add the link' }).click();
    await expect.poll(() => lead.inputValue()).toBe('Please ask [our team](/contact) today.');
    await expect.poll(() => readFileSync(home, 'utf8')).toContain('Please ask [our team](/contact) today.');

    await lead.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(11, 11));
    await lead.press('Control+k');
    await changeLead('our team', 'our people');
    await dialog.getByRole('button', { name: 'Remove the link' }).click();
    await dialog
      .getByText('Somebody has changed these words meanwhile. Close this window, and select the words again.')
      .waitFor();
    expect(await lead.inputValue()).toBe('Please ask [our people](/contact) today.');
  },
);

long(
  'in the window of a link a page can be added, and what it says of that page stays in sight',
  async () => {
    const { page, frame } = await studio.open('/');
    await frame.locator('h1').click();
    const lead = await openSource(page);
    await lead.fill('Ask us.');
    await lead.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(4, 6));
    await page.keyboard.press('Control+k');
    const link = page.getByRole('dialog', { name: 'Add a link' });
    const address = link.getByRole('combobox', { name: 'Leads to' });
    await address.fill('/new-thing');
    await address.press('Escape');
    await link.getByRole('button', { name: 'Add the page /new-thing' }).click();
    const added = page.getByRole('dialog', { name: 'New page' });
    await added.getByLabel('Title').fill('A new thing');
    await added.getByText('No page links to it yet.').waitFor();
    await added.getByLabel('Title').press('Enter');
    await added.waitFor({ state: 'detached' });
    expect(await link.count()).toBe(1);
    await link.getByRole('button', { name: 'Add the link' }).click();
    await expect.poll(() => lead.inputValue()).toBe('Ask [us](/new-thing).');
  },
);

/** A list closes when what it is in scrolls, as a form does while its pictures come; the next letter opens it again. */
const writeUntil = (offered: Locator, link: Locator, text: string) =>
  expect
    .poll(async () => {
      if (await offered.isVisible()) return true;
      await link.fill(text.slice(0, -1));
      await link.pressSequentially(text.slice(-1));
      return offered.isVisible();
    })
    .toBe(true);

long(
  'in a field: places of a page are offered, and a full address of this site becomes its path',
  async () => {
    const { page } = await studio.open('/tour');
    const form = page.getByRole('form', { name: 'Fields' });
    const link = await openContactLink(form);
    const place = page.getByRole('option').filter({ hasText: 'On Contact Alder Street: #message' });
    await writeUntil(place, link, '/contact#');
    await place.click();
    await expect.poll(() => link.inputValue()).toBe('/contact#message');

    await link.fill('');
    await link.evaluate(paste, ['https://alderstreet.example/join/']);
    await expect.poll(() => link.inputValue()).toBe('/join');
  },
);

long(
  'in a text: a full address of this site that is pasted becomes its path, alone and in a link',
  async () => {
    const { page, frame } = await studio.open('/');
    await frame.locator('h1').click();
    const lead = await openSource(page);
    await lead.fill('Ask [us](there) today.');
    const select = (start: number, end: number) =>
      lead.evaluate(
        (area: HTMLTextAreaElement, [from = 0, to = 0]) => area.setSelectionRange(from, to),
        [start, end],
      );
    await select(9, 14);
    expect(await lead.evaluate(paste, ['https://alderstreet.example/join/'])).toBe(false);
    await expect.poll(() => lead.inputValue()).toBe('Ask [us](/join) today.');
    await page.keyboard.type('#a');
    await expect.poll(() => lead.inputValue()).toBe('Ask [us](/join#a) today.');

    await lead.press('ControlOrMeta+a');
    await lead.evaluate(paste, ['See [tools](https://www.alderstreet.example/tools).']);
    await expect.poll(() => lead.inputValue()).toBe('See [tools](/tools).');
    await frame.getByRole('link', { name: 'tools', exact: true }).waitFor();
    expect(await lead.evaluate(paste, ['[x](https://host.example/tools)'])).toBe(true);
  },
);

long(
  'paragraphs, bullets, bold words and links that are pasted from a word processor are those of the page',
  async () => {
    const { page, frame } = await studio.open('/');
    await frame.locator('h1').click();
    const lead = await openSource(page);
    await lead.press('ControlOrMeta+a');
    await lead.evaluate(paste, [
      'Bring:\r\n•\ta lamp\r\n•\ta cable\r\nCome in.',
      `<style>p { margin: 0 }</style><b style="font-weight:normal"><p class=MsoNormal><b
     style="mso-bidi-font-weight:normal">Bring</b>:</p>
     <p class=MsoListParagraph><span style="mso-list:Ignore">·<span>&nbsp; </span></span>a <span
     style="font-weight:700">lamp</span></p>
     <p class=MsoListParagraph><span style="mso-bidi-font-weight:bold">·&nbsp; </span>a cable</p>
     <p><a href="https://example.org/way">Come in</a>.</p></b>`,
    ]);
    expect(await lead.inputValue()).toBe(
      '**Bring**:\n\n- a **lamp**\n- a cable\n\n[Come in](https://example.org/way).',
    );
    await frame.locator('.hero .lead li', { hasText: 'a cable' }).waitFor();

    await lead.press('ControlOrMeta+a');
    // As code editors color their texts.
    const colored = '<div><span style="font-weight: bold">Bring</span> a lamp.</div>';
    expect(await lead.evaluate(paste, ['Bring a lamp.', colored])).toBe(true);
  },
);

long('a mail address, a phone number, a website and a published file are offered as links', async () => {
  const { page } = await studio.open('/tour', { bypassCSP: true });
  const form = page.getByRole('form', { name: 'Fields' });
  const link = await openContactLink(form);
  const chosen = async (text: string, offer: string, address: string, about = address) => {
    await link.fill(text);
    await page.getByRole('option', { name: `${offer} ${about}`, exact: true }).waitFor();
    await link.press('ArrowDown');
    await link.press('Enter');
    await expect.poll(() => link.inputValue()).toBe(address);
  };
  await chosen('anna@host.example', 'Write to anna@host.example', 'mailto:anna@host.example');
  await chosen('+62 361 444 0142', 'Call +623614440142', 'tel:+623614440142');
  await chosen('www.host.example', 'The website www.host.example', 'https://www.host.example');
  await chosen('https://host.example/a', 'The website host.example/a', 'https://host.example/a');
  await chosen('opening', 'opening-hours.pdf', '/downloads/opening-hours.pdf');
  await chosen('phone', 'The site’s phone, +44 20 7946 0123', 'tel:{site.phone}', 'From the settings');
  await page.getByText('Saved', { exact: true }).waitFor();

  await pressInSight(form.getByRole('button', { name: 'Choose a page' }).first());
  await page.getByText('You can also write a mail address').waitFor();
  // The list hides the rest of the studio in a way that axe does not see through: only its names are looked at.
  expect(await axeFindings(page, ['label-content-name-mismatch'])).toEqual([]);
});

long('a link is called wrong only when its page is not looked for any more', async () => {
  const { page } = await studio.open('/tour');
  const link = await openContactLink(page.getByRole('form', { name: 'Fields' }));
  await writeUntil(page.getByRole('option', { name: /contact/ }).first(), link, 'conta');
  await page.getByRole('banner', { includeHidden: true }).getByText('1 problem').waitFor();
  expect(await link.getAttribute('aria-invalid')).toBe(null);
  await link.press('Escape');
  await expect.poll(() => link.getAttribute('aria-invalid')).toBe('true');
});

long('a list of the site that is not there yet is begun, also while the window changes', async () => {
  const { page, complaints } = await studio.open('/');
  const { redirects: _, ...content } = JSON.parse(readFileSync(join(studio.folder, 'site.json'), 'utf8'));
  writeFileSync(join(studio.folder, 'site.json'), `${JSON.stringify(content, null, 2)}\n`);
  await page.getByRole('button', { name: 'Redirects', exact: true }).click();
  const form = page.getByRole('form', { name: 'Fields' });
  await page.getByRole('button', { name: 'Dark page' }).click();
  await form.getByRole('button', { name: 'Add Redirect' }).click();
  await form.getByRole('textbox', { name: 'From', exact: true }).waitFor();
  expect(complaints).toEqual([]);
});
