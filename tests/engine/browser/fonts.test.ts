import { expect, test } from 'vitest';
import { openHydrated, openWindowWithFonts } from '../../support/browser/open-page';
import { openWithLateFonts, showsFont } from '../../support/browser/shifts';

const family = 'Headings';

test('a page is shown in the web fonts when they are there', async () => {
  const { page } = await openHydrated('/', {}, openWindowWithFonts);
  expect(await showsFont(page, family)).toBe(true);
});

test('a page keeps its fallback fonts when the web fonts come late', async () => {
  const page = await openWithLateFonts('/', 1440);
  expect(await showsFont(page, family)).toBe(false);
});
