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
});

test.each(['/', '/partners/acorn', '/partners'])(
  'on %s a logo takes as much room as its drawing',
  async (path) => {
    const page = await visit(path);
    const odd = await page.call(() =>
      [...document.querySelectorAll<SVGSVGElement>('.static-logo > svg')]
        .filter((drawing) => {
          const { width, height } = drawing.getBoundingClientRect();
          const { width: from, height: to } = drawing.viewBox.baseVal;
          const most = Number.parseFloat(getComputedStyle(drawing).maxInlineSize);
          return Math.abs(width - Math.min(most, (height * from) / to)) > 1;
        })
        .map((drawing) => drawing.parentElement?.textContent),
    );
    expect(odd).toEqual([]);
  },
);
