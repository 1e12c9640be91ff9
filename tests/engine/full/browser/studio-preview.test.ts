import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { measureKeys } from '../../../bench/key-times';
import { settled } from '../../../support/browser/settled';
import { openInPages } from '../../../support/studio/open-in-pages';
import { type OpenStudio, serveStudio } from '../../../support/studio/serve-studio';

const studio = serveStudio();

/** The name at the outline of the open field. */
const selected = (page: Page) => page.locator('.preview-label[data-kind="selected"]').first();

/** Opens another page by the list, without a new document. */
async function openPage({ page }: OpenStudio, path: string): Promise<void> {
  if (new URL(page.url()).pathname === `/_edit${path}`) return;
  await openInPages(page, path);
}

/** Presses the middle of what is seen, whatever lies over it. */
async function press({ page, frame }: OpenStudio, target: string): Promise<void> {
  const seen = frame.locator(target).first();
  await seen.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const box = await seen.boundingBox();
  if (!box) throw new Error(`${target} is not on the page.`);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** What is pressed on which page, and the name of its field. */
const presses = [
  ['/tour', 'h1', 'Hero › Heading'],
  ['/tour', '.cta .button', 'Call to action › Action 1 › Label'],
  ['/tour', 'summary', 'FAQ › Item 1 › Question'],
  ['/tour', '.card-grid [data-static] img', 'Card grid › Card 1 › Image'],
  ['/tour', '.hub-points [data-static]', 'Hub › Point 1 › Icon'],
  ['/tour', '.player-button', 'Video › Video'],
  ['/', '.hero .lead strong', 'Hero › Lead'],
  ['/', '.card-grid h3 a', 'Card grid › Card 1 › Title'],
  // Below a link that lies over the whole card.
  ['/', '.card-grid .cell-link p', 'Card grid › Card 1 › Text'],
  ['/', '.counter-value', 'Stats › Item 1 › Value'],
  ['/', '.counter-suffix', 'Stats › Item 1 › Suffix'],
  ['/partners/acorn', '.trail a', 'Parent'],
  ['/partners/acorn', '.hero-logo [data-static]', 'Hero › Logo'],
  ['/borrow', 'label', 'Contact form'],
  // Of another page.
  ['/tools/label-printer', '.slide h3', 'Related › Page 1'],
] as const;

test('a press on any text, picture, icon, logo, number or link of the page opens its field', async () => {
  const open = await studio.open('/tour');
  for (const [path, target, name] of presses) {
    await openPage(open, path);
    await press(open, target);
    await expect.poll(() => selected(open.page).textContent(), { message: target }).toBe(name);
  }
  expect(open.complaints).toEqual([]);
});

test('a press on header or footer opens the fields of the site', async () => {
  const open = await studio.open('/tour');
  await open.frame.locator('.header-links a').first().click();
  await open.page.getByRole('form', { name: 'Fields' }).getByRole('heading', { name: 'Header' }).waitFor();
  await open.frame.locator('.footer-end p').first().click();
  await open.page.getByRole('form', { name: 'Fields' }).getByRole('heading', { name: 'Footer' }).waitFor();
});

describe('typed text appears on the page', () => {
  const pointer = (at: string) => `[data-pointer="/blocks/${at}"]`;

  test('in an answer that was closed on the page', async () => {
    const { page, frame } = await studio.open('/tour');
    const form = page.getByRole('form', { name: 'Fields' });
    await form.locator('.outline-open', { hasText: 'FAQ' }).click();
    const answers = frame.locator('.faq-items details');
    expect(await answers.nth(1).getAttribute('open')).toBeNull();
    await form.locator('.field-fold', { hasText: 'May I take photos?' }).click();
    await form.getByRole('textbox', { name: 'Answer' }).click();
    await answers.nth(1).getByText('Of things, yes.').waitFor({ state: 'visible' });
    // What is closed by hand stays so, and is outlined as the question that is seen.
    await answers.nth(1).locator('summary').click();
    const outline = page.locator('.preview-selected').first();
    const middle = async () => {
      const [box, seen] = [await outline.boundingBox(), await answers.nth(1).boundingBox()];
      return box && seen && box.y >= seen.y - 8 && box.y + box.height <= seen.y + seen.height + 8;
    };
    await expect.poll(middle).toBe(true);
  });

  test('in a card that a carousel had moved out of view, and the row stops', async () => {
    const { page, frame } = await studio.open('/partners/acorn');
    const form = page.getByRole('form', { name: 'Fields' });
    await form.locator('.outline-open', { hasText: 'Carousel' }).click();
    const card = frame.locator('.slide').nth(3);
    await frame.locator('.slide[inert]').nth(0).waitFor({ state: 'attached' });
    await form.locator(pointer('1/cards/3')).locator('.field-fold').first().click();
    await form.locator(pointer('1/cards/3/title')).getByRole('textbox').click();
    const isSeen = () => card.evaluate((slide) => !slide.matches('[inert]'));
    await expect.poll(isSeen).toBe(true);
    expect(await selected(page).textContent()).toBe('Carousel › Card 4 › Title');
    // The dot of a row that moves fills.
    await expect.poll(() => frame.locator('.carousel-dots[data-fill]').count()).toBe(0);
  });
});

test('links are followed with a modifier or by the button only, and forms send nothing', async () => {
  const { page, frame } = await studio.open('/tour');
  const title = frame.locator('h1');
  await frame.locator('.card-grid h3 a').click();
  expect(await title.textContent()).toBe('A tour in photos');
  await frame.locator('.card-grid h3 a').click({ modifiers: ['ControlOrMeta'] });
  await expect.poll(() => title.textContent()).toBe('Open it before you throw it away');
  await expect.poll(() => new URL(page.url()).pathname).toBe('/_edit/topics/repairs');

  await page.getByRole('button', { name: 'Follow links' }).click();
  await frame.locator('.header-links a', { hasText: 'Partners' }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/_edit/partners');
  // The history of the studio alone.
  await page.goBack();
  await expect.poll(() => title.textContent()).toBe('Open it before you throw it away');

  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && !request.url().includes('/_edit/')) sent.push(request.url());
  });
  await page.goto('/_edit/borrow');
  await frame.locator('html[data-hydrated="true"]').waitFor();
  for (const field of await frame.locator('form .input').all()) await field.fill('a@b.example');
  await frame.locator('form input[name="subject"]').press('Enter');
  await settled(page);
  expect(await frame.locator('form input[name="subject"]').inputValue()).toBe('a@b.example');
  expect(sent).toEqual([]);
});

test.each([
  ['a line', '/tour', 'h1', 'Heading', 'A tour in photos'],
  [
    'a paragraph of Markdown',
    '/privacy-policy',
    '.hero .lead',
    'Lead',
    'What we know about you, and for how long.',
  ],
])(
  'a letter of %s is in the page in the frame of its key, and then rendered',
  async (_, path, part, name, text) => {
    const { page, frame } = await studio.open(path);
    await frame.locator(part).click();
    await page.getByRole('textbox', { name }).press('End');
    const { rendered, inFrame } = await measureKeys(page, 'abcdefghijklmnopqrstuvw', 100);
    expect(inFrame).toBe(23);
    await expect.poll(() => frame.locator(part).textContent()).toBe(`${text}abcdefghijklmnopqrstuvw`);
    expect(rendered.length).toBeGreaterThan(0);
  },
);
