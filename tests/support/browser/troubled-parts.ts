import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { filesIn } from '../files-in';
import { fixtureOutput } from '../fixture-site';
import { bring } from './motion';
import { openWindow } from './open-page';
import { settled } from './settled';
import { countDocuments, expectHeading, follow, makeTrouble, type TroubleName } from './trouble';

/** Every file that a document asks for before it is whole: scripts, styles, fonts. */
export const parts = readdirSync(join(fixtureOutput, 'assets')).filter((file) =>
  /\.(js|css|woff2)$/.test(file),
);

/** A part without its hash, for the titles of tests. */
export const nameOf = (part: string) => part.replace(/-[\w-]{8}\./, '.');

/** What a document has that asks for the script of a field. */
const markOfField: Readonly<Record<string, string[]>> = {
  'own-fields': ['own-fields"'],
  'filter-list': ['data-rows='],
};

/** By the field or block of its script; every page asks for the other parts. */
function pageWith(part: string): string {
  const name = nameOf(part).replace(/\.\w+$/, '');
  if (name === 'contact-form-logic') return '/contact';
  const marks = [`data-block="${name}"`, ...(markOfField[name] ?? [])];
  const file = documents.find((each) => {
    const html = readFileSync(join(fixtureOutput, each), 'utf8');
    return marks.some((mark) => html.includes(mark));
  });
  return file === undefined ? '/partners/acorn' : `/${file.replace(/\/?index\.html$/, '')}`;
}

const documents = filesIn(fixtureOutput).filter((file) => file.endsWith('index.html'));

/**
 * Headings and paragraphs that are there to be read, also while nothing has been painted yet; but for those that a script
 * fills, or puts into a window of their own.
 */
const words = (page: Page) =>
  page
    .locator('main :is(h1, h2, h3, p:not(.submit-instead, :empty, .gallery-caption))')
    .evaluateAll((texts) =>
      texts
        .filter((text) => text.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        .map((text) => text.textContent),
    );

/** What the page says without any script. */
async function nativeWords(path: string): Promise<(string | null)[]> {
  const page = await openWindow({ javaScriptEnabled: false });
  await page.goto(path);
  return words(page);
}

/** With its script the form has a button; without it and without an endpoint, an address to write to. */
const waysToWrite = (page: Page) =>
  page.locator('.submit > button:not([hidden]), .submit-instead a[href^="mailto:"]').count();

/** Opens a page one of whose parts runs into trouble, and does there what a visitor does. */
export async function visitTroubled(part: string, trouble: TroubleName): Promise<void> {
  const path = pageWith(part);
  const page = await openWindow();
  await page.clock.install();
  const file = await makeTrouble(page, (url) => url.pathname === `/assets/${part}`, trouble);
  const documents = countDocuments(page);
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('#page-data').waitFor({ state: 'attached' });
  // The first sign of intent starts the application even while `load` waits for a part.
  await page.evaluate(() => dispatchEvent(new Event('pointerover')));
  if (part.startsWith('embla')) await bring(page, '[data-block="carousel"]');
  await file.asked;

  const native = await nativeWords(path);
  expect(await words(page), 'while the part is awaited').toEqual(expect.arrayContaining(native));
  await file.waitOut();
  // Its effects are immediate.
  await settled(page);
  expect(await words(page), 'after the trouble').toEqual(expect.arrayContaining(native));
  expect(documents.length, 'the visit and automatic reloads').toBeLessThanOrEqual(2);

  const before = documents.length;
  await follow(page, '/contact');
  await expectHeading(page, 'Talk to a librarian');
  expect(await waysToWrite(page)).toBeGreaterThan(0);
  await follow(page, '/privacy-policy');
  await expectHeading(page, 'Privacy');
  expect(new URL(page.url()).pathname.replace(/\/$/, '')).toBe('/privacy-policy');
  expect(documents.length - before, 'documents for two links').toBeLessThanOrEqual(2);
}
