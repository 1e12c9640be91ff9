import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { sheetsOf } from '../../../../src/app/shared/page-data';
import { addLink } from '../../../support/browser/navigate';
import { openHydrated, openWindowWithFonts } from '../../../support/browser/open-page';
import { fixtureOutput } from '../../../support/fixture-site';

const plain = '/privacy-policy';
const rich = '/tour';
const drawn = '/tools';

const stylesOf = (path: string): string[] =>
  sheetsOf(readFileSync(join(fixtureOutput, path, 'index.html'), 'utf8'));

/** What the style sheets make of every part of the page, in its own fonts: a margin depends on the width of a text. */
const stylesOnPage = (page: Page) =>
  page.locator('main *').evaluateAll(async (parts) => {
    await document.fonts.ready;
    return parts.map((part) => {
      const style = getComputedStyle(part);
      const { display, position, padding, margin, gap, borderRadius, fontSize, color, backgroundColor } =
        style;
      const values = [
        display,
        position,
        padding,
        margin,
        gap,
        borderRadius,
        fontSize,
        color,
        backgroundColor,
      ];
      return [part.localName, part.getAttribute('class'), ...values].join(' | ');
    });
  });

const goTo = async (page: Page, path: string, heading: string) => {
  await addLink(page, path);
  await page.locator(`a[href="${path}"]`).last().click();
  await page.locator('main h1', { hasText: heading }).waitFor();
};

test('a document has the styles of its own blocks alone', () => {
  const all = stylesOf(rich);
  const few = stylesOf(plain);
  expect(all.length).toBeGreaterThan(8);
  expect(few.length).toBeLessThan(5);
  expect(few.filter((text) => !all.includes(text) && !/\.prose/.test(text))).toEqual([]);
  expect(few.join('')).not.toContain('.faq');
});

test('a page that is navigated to looks as when it is loaded, also after Back and Forward', async () => {
  const still = { reducedMotion: 'reduce' } as const;
  const { page: loaded } = await openHydrated(rich, still, openWindowWithFonts);
  const { page: first, complaints: firstComplaints } = await openHydrated(plain, still, openWindowWithFonts);
  const [wanted, before] = [await stylesOnPage(loaded), await stylesOnPage(first)];
  const { page, complaints } = await openHydrated(plain, still, openWindowWithFonts);
  const heading = (await loaded.locator('main h1').innerText()).slice(0, 12);
  await goTo(page, rich, heading);
  await expect.poll(() => stylesOnPage(page)).toEqual(wanted);
  await page.goBack();
  await expect.poll(() => stylesOnPage(page)).toEqual(before);
  await page.goForward();
  await expect.poll(() => stylesOnPage(page)).toEqual(wanted);
  expect([...complaints, ...firstComplaints]).toEqual([]);
});

/** How each part of the drawings is filled, and how often there is what they refer to. */
const paint = (page: Page) =>
  page.evaluate(() => ({
    fills: [...document.querySelectorAll('.art *')].map((part) => getComputedStyle(part).fill),
    gradients: document.querySelectorAll('[id="page-shell-l"]').length,
  }));

test('only a page with scenes has what they are drawn with, also after a navigation', async () => {
  expect(stylesOf(plain).join('')).not.toContain('--a-shell-l');
  expect(stylesOf(drawn).join('')).toContain('--a-shell-l');
  const { page: loaded } = await openHydrated(drawn);
  const wanted = await paint(loaded);
  expect(wanted.gradients).toBe(1);
  expect(wanted.fills.some((fill) => fill.startsWith('url('))).toBe(true);
  const { page, complaints } = await openHydrated(plain);
  expect(await paint(page)).toEqual({ fills: [], gradients: 0 });
  await goTo(page, drawn, await loaded.locator('main h1').innerText());
  await expect.poll(() => paint(page)).toEqual(wanted);
  await page.goBack();
  await expect.poll(() => paint(page)).toEqual({ fills: [], gradients: 0 });
  await page.goForward();
  await expect.poll(() => paint(page)).toEqual(wanted);
  expect(complaints).toEqual([]);
});
