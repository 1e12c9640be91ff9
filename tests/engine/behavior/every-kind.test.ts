import { describe, expect, inject, test } from 'vitest';
import { fixtureKinds } from '../../support/fixture-kinds';
import { complaints, desktop, hydrated, phone, visit } from './support/visit-site';

const grounds = { light: 'rgb(255, 255, 255)', dark: 'rgb(8, 14, 25)' };

describe.each([phone, desktop])('at $width pixels', (size) => {
  test.each(['light', 'dark'] as const)(
    'every kind of page opens in the %s theme, hydrates, reports no errors and does not scroll sideways',
    async (theme) => {
      const page = await visit('/', { size, theme });
      for (const [kind, path] of fixtureKinds) {
        await page.open(inject('siteUrl') + path);
        await hydrated(page);
        const { ground, width, inner } = await page.call(() => ({
          ground: getComputedStyle(document.documentElement).backgroundColor,
          width: document.documentElement.scrollWidth,
          inner: document.documentElement.clientWidth,
        }));
        expect(ground, kind).toBe(grounds[theme]);
        expect(width, kind).toBe(inner);
        expect(await complaints(page), kind).toEqual([]);
      }
    },
  );

  test('without JavaScript every kind of page shows its headings and does not scroll sideways', async () => {
    const page = await visit('/', { size, scripts: false });
    for (const [kind, path] of fixtureKinds) {
      await page.open(inject('siteUrl') + path);
      const { hidden, sideways } = await page.call(() => ({
        hidden: [...document.querySelectorAll('main :is(h1, h2, h3)')]
          .filter((part) => !part.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
          .map((part) => part.textContent),
        sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      }));
      expect(hidden, kind).toEqual([]);
      expect(sideways, kind).toBe(0);
    }
  });
});
