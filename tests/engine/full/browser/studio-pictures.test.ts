import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { listenForComplaints } from '../../../support/browser/complaints';
import { expectAccessibleInThemes } from '../../../support/browser/expect-accessible';
import { openStudioWindow } from '../../../support/studio/open-studio-window';
import { shareStudio } from '../../../support/studio/share-studio';
import { long } from '../../../support/variations';

const studio = shareStudio();

const photo = (color: string) =>
  sharp({ create: { width: 1600, height: 1000, channels: 3, background: color } })
    .jpeg()
    .toBuffer();

test('a picture is added from this computer, described, shown in the page, and found in the gallery', async () => {
  const page = await openStudioWindow(studio);
  const complaints = await listenForComplaints(page);
  await page.goto('/_edit/');
  const frame = page.frameLocator('.preview iframe');
  await frame.locator('h1').click();
  const form = page.getByRole('form', { name: 'Fields' });
  const isFocused = (field: Locator) => field.evaluate((element) => element === document.activeElement);
  await expect.poll(() => isFocused(form.getByRole('textbox', { name: 'Heading', exact: true }))).toBe(true);
  await form.getByRole('radio', { name: /^File/ }).check();
  const input = form.getByLabel('File from this computer');
  const announced = (text: string | RegExp) => form.getByText(text).first().waitFor();

  await input.setInputFiles({ name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await announced(/notes\.png/);
  expect(existsSync(join(studio.folder, 'images/notes.png'))).toBe(false);

  const buffer = await photo('#2244aa');
  await input.setInputFiles({ name: 'Our Büro (new).JPG', mimeType: 'image/jpeg', buffer });
  const alt = form.getByRole('textbox', { name: 'Alt text' });
  await expect.poll(() => isFocused(alt)).toBe(true);
  await page.keyboard.type('The office of the library');
  await frame.getByRole('img', { name: 'The office of the library' }).first().waitFor();
  const name = readdirSync(join(studio.folder, 'images')).find((file) => file.startsWith('our-b'));
  expect(name).toBe('our-buro-new.jpg');
  expect(readFileSync(join(studio.folder, 'images/our-buro-new.jpg')).equals(buffer)).toBe(true);
  await expectAccessibleInThemes(page);

  await page.getByRole('button', { name: 'Files', exact: true }).click();
  const gallery = form.getByRole('list', { name: 'Pictures' });
  await gallery.getByRole('listitem').filter({ hasText: 'our-buro-new.jpg' }).waitFor();
  await expectAccessibleInThemes(page);
  await form
    .getByLabel('File from this computer')
    .setInputFiles({ name: 'spare.jpg', mimeType: 'image/jpeg', buffer: await photo('#aa4422') });
  await form.getByRole('button', { name: 'Delete spare.jpg' }).click();
  await form.getByRole('button', { name: 'Delete spare.jpg' }).click();
  await form.getByRole('button', { name: 'Put back spare.jpg' }).click();
  await form.getByRole('button', { name: 'Delete spare.jpg' }).waitFor();
  expect(existsSync(join(studio.folder, 'images/spare.jpg'))).toBe(true);
  await page.getByRole('button', { name: 'Undo: Put back spare.jpg' }).click();
  await page.getByRole('button', { name: 'Undo: Delete spare.jpg' }).click();
  await form.getByRole('button', { name: 'Delete spare.jpg' }).waitFor();
  await page.getByRole('button', { name: 'Undo: Add spare.jpg' }).click();
  await form.getByRole('button', { name: 'Delete spare.jpg' }).waitFor({ state: 'detached' });
  expect(existsSync(join(studio.folder, 'images/spare.jpg'))).toBe(false);
  // The browser reports the refused file.
  expect(complaints).toEqual([expect.stringContaining('409 (Conflict)')]);
});

long('a file is dropped on a drawing in the page, and a picture is chosen by keyboard', async () => {
  const page = await openStudioWindow(studio);
  await page.goto('/_edit/topics/repairs');
  const frame = page.frameLocator('.preview iframe');
  const drawing = frame.locator('.hero svg.art');
  await drawing.waitFor();
  await page.locator('.preview[data-state="open"]').waitFor();
  const form = page.getByRole('form', { name: 'Fields' });
  const bytes = (await photo('#22aa44')).toString('base64');
  const drop = (element: Element, encoded: string) => {
    const transfer = new DataTransfer();
    const content = Uint8Array.from(atob(encoded), (each) => each.charCodeAt(0));
    transfer.items.add(new File([content], 'bench.jpg', { type: 'image/jpeg' }));
    const { left, top, width, height } = element.getBoundingClientRect();
    const [clientX, clientY] = [left + width / 2, top + height / 2];
    const options = { dataTransfer: transfer, bubbles: true, cancelable: true, clientX, clientY };
    // The studio takes it, unless the page has replaced the element meanwhile.
    return !element.dispatchEvent(new DragEvent('drop', options));
  };
  const dropOnDrawing = (encoded: string) =>
    expect.poll(() => drawing.evaluate(drop, encoded), { timeout: 30_000 }).toBe(true);
  await dropOnDrawing(Buffer.from('no picture').toString('base64'));
  const refusal = page.getByText("The width and height of images/bench.jpg can't be read.");
  await refusal.waitFor();
  await dropOnDrawing(bytes);
  await refusal.waitFor({ state: 'detached' });
  const shown = frame.locator('.hero img[src="/images/bench.jpg"]');
  await shown.waitFor();
  const alt = form.getByRole('textbox', { name: 'Alt text' });
  await expect.poll(() => alt.evaluate((field) => field === document.activeElement)).toBe(true);
  await form.getByText("This picture has no description for people who can't see it.").waitFor();
  const stored = () => existsSync(join(studio.folder, 'images/bench.jpg'));
  const step = (way: string) => page.getByRole('button', { name: `${way}: Change Hero › Image` });
  await step('Undo').waitFor();
  await page.keyboard.press('ControlOrMeta+z');
  await drawing.waitFor();
  await expect.poll(stored).toBe(false);
  await step('Redo').waitFor();
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await shown.waitFor();
  expect(stored()).toBe(true);
  await form.getByRole('checkbox', { name: 'Decorative' }).check();
  await form.getByText('This picture has no description').waitFor({ state: 'detached' });

  await form.getByRole('button', { name: /^Choose Picture/ }).press('Enter');
  await page.getByRole('searchbox', { name: 'Filter pictures' }).fill('wall');
  await page.getByRole('button', { name: 'Choose tool-wall.png' }).press('Enter');
  await page.getByRole('status').filter({ hasText: 'tool-wall.png chosen.' }).waitFor();
  await frame.locator('.hero img[src="/images/tool-wall.png"]').waitFor();
});

/** Holds the next picture back until it is sent. */
async function holdPicture(page: Page): Promise<() => void> {
  let send = () => {};
  await page.route('**/_edit/api/addPicture', async (route) => {
    await new Promise<void>((resolve) => {
      send = resolve;
    });
    await route.continue();
  });
  return () => send();
}

long(
  'a picture whose block is removed while it is added is in the folder, and a message says so',
  async () => {
    const page = await openStudioWindow(studio);
    const send = await holdPicture(page);
    await page.goto('/_edit/tour');
    const form = page.getByRole('form', { name: 'Fields' });
    const row = form.getByRole('list', { name: 'Blocks' }).getByRole('button', { name: /^3 ?Parallax/ });
    await row.click();
    const file = { name: 'late.jpg', mimeType: 'image/jpeg', buffer: await photo('#553344') };
    await form.getByLabel('File from this computer').setInputFiles(file);
    await form.getByText('Adding…').first().waitFor();
    await form.getByRole('button', { name: 'Back to the page' }).click();
    await row.focus();
    await page.keyboard.press('Delete');
    await row.waitFor({ state: 'detached' });
    send();
    await page
      .getByText('The place for the picture is gone. The picture is in the folder, as late.jpg.')
      .waitFor();
    expect(existsSync(join(studio.folder, 'images/late.jpg'))).toBe(true);
    await page.getByRole('button', { name: /^Undo: Add late/ }).click();
    await page.getByRole('button', { name: /^Undo: Remove Parallax/ }).click();
    await row.waitFor();
  },
);

test('a picture that is being added gets into its block, also if the block is moved or another page is opened meanwhile', async () => {
  const page = await openStudioWindow(studio);
  const send = await holdPicture(page);
  await page.goto('/_edit/tour');
  const form = page.getByRole('form', { name: 'Fields' });
  const blocksOf = () =>
    JSON.parse(readFileSync(join(studio.folder, 'pages/tour.json'), 'utf8')).blocks as {
      type: string;
      image?: { src: string };
    }[];
  const row = (name: RegExp) => form.getByRole('list', { name: 'Blocks' }).getByRole('button', { name });
  await row(/^3 ?Parallax/).click();
  const file = { name: 'evening.jpg', mimeType: 'image/jpeg', buffer: await photo('#334455') };
  await form.getByLabel('File from this computer').setInputFiles(file);
  await form.getByText('Adding…').first().waitFor();
  await form.getByRole('button', { name: 'Back to the page' }).click();
  await row(/^3 ?Parallax/).focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(() => blocksOf()[1]?.type).toBe('parallax');
  await page
    .getByRole('navigation', { name: 'Pages' })
    .getByRole('link', { name: '/contact' })
    .first()
    .click();
  const title = form.getByRole('textbox', { name: 'Title', exact: true });
  await expect.poll(() => title.inputValue()).toContain('Contact');
  await title.focus();
  send();
  await expect.poll(() => blocksOf()[1]?.image?.src).toBe('images/evening.jpg');
  expect(blocksOf()[2]?.image).toBeUndefined();
  expect(await title.evaluate((field) => field === document.activeElement)).toBe(true);
});

long('a box for text takes the text of what is pasted, and files that are left out are named', async () => {
  const page = await openStudioWindow(studio);
  await page.goto('/_edit/');
  await page.frameLocator('.preview iframe').locator('h1').click();
  const form = page.getByRole('form', { name: 'Fields' });
  await form.getByRole('radio', { name: /^File/ }).check();
  const input = form.getByLabel('File from this computer');
  await input.setInputFiles({ name: 'desk.jpg', mimeType: 'image/jpeg', buffer: await photo('#7744aa') });
  const alt = form.getByRole('textbox', { name: 'Alt text' });
  await alt.waitFor();
  const paste = (element: Element, text: string) => {
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File(['no picture'], 'cells.png', { type: 'image/png' }));
    if (text !== '') clipboardData.setData('text/plain', text);
    return element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  };
  // True if it is left to the browser.
  expect(await alt.evaluate(paste, 'The desk')).toBe(true);
  expect(await alt.evaluate(paste, '')).toBe(false);
  await form.getByText('The width and height of images/cells.png').waitFor();

  const bytes = (await photo('#44aa77')).toString('base64');
  await form.locator('.picture-target').evaluate((element, encoded) => {
    const dataTransfer = new DataTransfer();
    const content = Uint8Array.from(atob(encoded), (each) => each.charCodeAt(0));
    for (const name of ['chair.jpg', 'lamp.jpg']) dataTransfer.items.add(new File([content], name));
    element.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  }, bytes);
  await form.getByText('One picture is taken at a time: lamp.jpg was not added.').waitFor();
  expect(existsSync(join(studio.folder, 'images/chair.jpg'))).toBe(true);
  expect(existsSync(join(studio.folder, 'images/lamp.jpg'))).toBe(false);
});

test('a picture is pasted from the clipboard into its field, and one Ctrl+Z takes it back', async () => {
  const page = await openStudioWindow(studio, { permissions: ['clipboard-read', 'clipboard-write'] });
  await page.goto('/_edit/topics/old-computers');
  const frame = page.frameLocator('.preview iframe');
  await frame.locator('.hero h1').click();
  const form = page.getByRole('form', { name: 'Fields' });
  await form.getByRole('radio', { name: /^File/ }).check();
  const names = () => readdirSync(join(studio.folder, 'images'));
  const before = names();
  const png = await sharp({ create: { width: 320, height: 200, channels: 3, background: '#994400' } })
    .png()
    .toBuffer();
  await page.evaluate(async (encoded) => {
    const bytes = Uint8Array.from(atob(encoded), (each) => each.charCodeAt(0));
    const type = 'image/png';
    await navigator.clipboard.write([new ClipboardItem({ [type]: new Blob([bytes], { type }) })]);
  }, png.toString('base64'));
  await form.getByRole('button', { name: /^Choose Picture/ }).focus();
  await page.keyboard.press('ControlOrMeta+v');
  await frame.locator('.hero img[src="/images/image.png"]').waitFor();
  const alt = form.getByRole('textbox', { name: 'Alt text' });
  await expect.poll(() => alt.evaluate((field) => field === document.activeElement)).toBe(true);
  expect(names()).toEqual([...before, 'image.png'].sort());
  await page.getByRole('button', { name: 'Undo: Change Hero › Image' }).waitFor();
  await page.keyboard.press('ControlOrMeta+z');
  await frame.locator('.hero img[src="/images/image.png"]').waitFor({ state: 'detached' });
  await expect.poll(names).toEqual(before);
});

test('a file that is added while a logo is chosen lies beside the other logos', async () => {
  const page = await openStudioWindow(studio);
  await page.goto('/_edit/tour');
  await page.getByRole('button', { name: 'Logos', exact: true }).click();
  const form = page.getByRole('form', { name: 'Fields' });
  await form.getByRole('button', { name: /^birch/ }).click();
  await form.getByRole('button', { name: /^Choose File/ }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Choose a picture' });
  const buffer = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><path d="M0 0h40v20H0z"/></svg>',
  );
  await dialog
    .getByLabel('File from this computer')
    .setInputFiles({ name: 'birch-2026.svg', mimeType: 'image/svg+xml', buffer });
  await dialog.waitFor({ state: 'detached' });
  await form.getByText('birch-2026.svg').first().waitFor();
  expect(existsSync(join(studio.folder, 'images/logos/birch-2026.svg'))).toBe(true);
});

long(
  'in the window that chooses a picture, a filter says how many it finds, and a press on a use opens its field',
  async () => {
    const page = await openStudioWindow(studio);
    await page.goto('/_edit/tour');
    const form = page.getByRole('form', { name: 'Fields' });
    await form.getByRole('list', { name: 'Blocks' }).getByRole('button', { name: /Hero/ }).first().click();
    const choose = form.getByRole('button', { name: /^Choose Picture/ });
    await choose.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Choose a picture' });
    await dialog.getByRole('searchbox', { name: 'Filter pictures' }).fill('reading-room');
    await dialog.getByRole('status').filter({ hasText: '1 picture found.' }).waitFor();
    await dialog.getByRole('button', { name: /^Used in / }).click();
    await dialog.getByRole('button', { name: /^A tour through the library ?Hub/ }).click();
    await dialog.waitFor({ state: 'detached' });
    await form.getByRole('heading', { name: /^Hub/ }).waitFor();
    await expect.poll(() => choose.evaluate((button) => button === document.activeElement)).toBe(true);
  },
);

test('a press on a picture sets its focal point, and the page shows it at once', async () => {
  const page = await openStudioWindow(studio);
  await page.goto('/_edit/tour');
  const hero = page.frameLocator('.preview iframe').locator('.hero picture > img');
  const position = () => hero.evaluate((img) => getComputedStyle(img).objectPosition);
  await expect.poll(position).toBe('20% 60%');
  await page.locator('.preview[data-state="open"]').waitFor();
  await hero.click();
  const focus = page.locator('[data-pointer="/blocks/0/image/focus"]');
  const picture = focus.locator('.focal-point');
  await picture.waitFor();
  const box = await picture.evaluate((element) => {
    element.scrollIntoView();
    const { width, height } = element.getBoundingClientRect();
    return { width, height };
  });
  await picture.click({ position: { x: box.width * 0.8, y: box.height * 0.3 } });
  await expect.poll(position).toBe('80% 30%');
  await focus.getByRole('button', { name: 'Remove Focus' }).click();
  await expect.poll(position).toBe('50% 50%');
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(position).toBe('80% 30%');
});

test('a picture for phones is chosen apart, and its focal point is set by keyboard, too', async () => {
  const page = await openStudioWindow(studio);
  await page.goto('/_edit/tour');
  const hero = page.frameLocator('.preview iframe').locator('.hero picture > img');
  const form = page.getByRole('form', { name: 'Fields' });
  await form.getByRole('list', { name: 'Blocks' }).getByRole('button', { name: /Hero/ }).first().click();
  const phone = page.locator('[data-pointer="/blocks/0/image/imagePhone"]');
  await phone.getByRole('button', { name: 'Add Image on phones' }).press('Enter');
  await phone.getByRole('button', { name: /^Choose Picture/ }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Choose a picture' });
  await dialog.getByRole('button', { name: 'Choose workbench.webp' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Phone, 390 pixels' }).click();
  const shown = () =>
    hero.evaluate((img: HTMLImageElement) => [
      img.currentSrc.replace(/.*\//, ''),
      getComputedStyle(img).objectPosition,
    ]);
  await expect.poll(shown).toEqual(['workbench.webp', '50% 50%']);
  await phone.getByRole('button', { name: 'Set it by numbers' }).press('Enter');
  const x = phone.getByRole('textbox', { name: 'X' });
  await expect.poll(() => x.evaluate((field) => field === document.activeElement)).toBe(true);
  await x.fill('10');
  await expect.poll(shown).toEqual(['workbench.webp', '10% 50%']);
  await phone.locator('.focal-point').waitFor();
  await page.getByRole('button', { name: 'Desktop, 1440 pixels' }).click();
  await expect.poll(async () => (await shown())[0]).toBe('reading-room.jpg');
  await page.getByRole('button', { name: 'Remove Image on phones' }).click();
  await phone.getByText('Drop a picture here, or paste it').waitFor();
});

test('several pictures at once are as many items of a list, in one step', async () => {
  const page = await openStudioWindow(studio);
  await page.goto('/_edit/visit');
  const form = page.getByRole('form', { name: 'Fields' });
  const file = join(studio.folder, 'pages/visit.json');
  const blocks = () => JSON.parse(readFileSync(file, 'utf8')).blocks;
  const index = blocks().findIndex(({ type }: { type: string }) => type === 'gallery');
  const pictures = () => blocks()[index].pictures.map(({ src }: { src: string }) => src);
  const before = pictures();
  await page.getByRole('list', { name: 'Blocks' }).locator('[data-focus]').nth(index).press('Enter');
  const files = await Promise.all(
    ['#112233', '#445566'].map(async (color, number) => ({
      name: `party-${number}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await photo(color),
    })),
  );
  await form.locator('input[aria-label="Add pictures to Pictures"]').setInputFiles(files);
  await expect.poll(pictures).toEqual([...before, 'images/party-0.jpg', 'images/party-1.jpg']);
  const alt = form.locator(`[data-pointer="/blocks/${index}/pictures/${before.length}/alt"] textarea`);
  await expect.poll(() => alt.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.getByRole('button', { name: /^Undo: / }).click();
  await expect.poll(pictures).toEqual(before);
});
