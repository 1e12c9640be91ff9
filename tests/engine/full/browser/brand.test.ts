import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brandAssets } from '../../../../src/node/build/draw/brand-assets';
import type { Brand } from '../../../../src/site/schema/types.gen';
import { expectAccessibleInThemes } from '../../../support/browser/expect-accessible';
import { openHydrated, openWindow } from '../../../support/browser/open-page';
import { type BuiltSite, buildTemporarySite, editJson } from '../../../support/built-site';
import { looks } from '../../../support/looks';
import { type RunningServer, startServer } from '../../../support/server';
import { oneOfEvery } from '../../../support/variations';

/** Bright, pale, dark, gray and saturated ones, on every ground and with every look. */
const others: readonly Brand[] = [
  { color: '#ffd400', tint: 'brand', cards: 'tinted', buttons: 'pill', scale: 'regular', heads: 'stacked' },
  {
    color: '#c4ee3a',
    accent: '#d8432b',
    tint: 'cool',
    ground: 'ink',
    density: 'compact',
    scale: 'compact',
    buttons: 'line',
  },
  {
    color: '#f4f1ea',
    accent: '#1d7a72',
    tint: 'warm',
    ground: 'paper',
    cards: 'raised',
    heads: 'aside',
    buttons: 'square',
  },
  {
    color: '#1d1b1a',
    accent: '#cf3a26',
    tint: 'neutral',
    frame: false,
    scale: 'grand',
    weight: 'light',
    buttons: 'line',
  },
  {
    color: '#000000',
    ground: 'paper',
    cards: 'plain',
    density: 'airy',
    heads: 'centered',
    weight: 'regular',
  },
  { color: '#ff0000', tint: 'brand', ground: 'ink', cards: 'raised', weight: 'heavy', corners: 'round' },
  { color: '#8a4b20', tint: 'warm' },
];

const brand = { color: '#0b6b3a', tint: 'warm', corners: 'square' } as const;

let site: BuiltSite;
let server: RunningServer;

beforeAll(async () => {
  site = await buildTemporarySite((content) =>
    editJson(content, 'site.json', ({ site }: { site: { brand?: typeof brand } }) => {
      site.brand = brand;
    }),
  );
  server = await startServer('preview', ['--outDir', site.outDir]);
});

afterAll(async () => {
  await server?.stop();
  site?.remove();
});

/** Gives the style sheets of an open page the brand, as the build does. */
async function rebrand(page: Page, brand: Brand): Promise<void> {
  const sheets = page.locator('style');
  const texts = await sheets.allTextContents();
  const written = texts.map((styles) => brandAssets({ styles, blockStyles: [], looks }, brand).styles);
  await sheets.evaluateAll((elements, written) => {
    for (const [index, element] of elements.entries()) element.textContent = written[index] ?? '';
  }, written);
  const shown = await page.evaluate(() => getComputedStyle(document.body).getPropertyValue('--blue'));
  expect(shown).toContain(brand.color);
}

describe('a site with colors of its own', () => {
  test.each(['/', '/contact', '/services/service-0'])('meets WCAG 2.2 AA: %s', async (path) => {
    const page = await openWindow({ baseURL: server.url, bypassCSP: true, reducedMotion: 'reduce' });
    await page.goto(path);
    await expectAccessibleInThemes(page);
  });

  test.each(oneOfEvery(3, others))('can be read with $color and ground $ground', async (brand) => {
    for (const path of ['/', '/contact', '/visit']) {
      const page = await openWindow({ bypassCSP: true, reducedMotion: 'reduce' });
      await page.goto(path);
      await rebrand(page, brand);
      await expectAccessibleInThemes(page);
    }
  });

  test('has them in buttons, drawings and corners, within its policy', async () => {
    const { page, complaints } = await openHydrated('/', { baseURL: server.url, colorScheme: 'light' });
    const look = await page
      .locator('.button-primary')
      .first()
      .evaluate((button) => {
        const { backgroundColor, borderRadius } = getComputedStyle(button);
        return { backgroundColor, borderRadius };
      });
    expect(look).toEqual({ backgroundColor: 'rgb(11, 107, 58)', borderRadius: '0px' });
    const html = await page.content();
    expect(html).not.toMatch(/#1b4dff/i);
    expect(html).toContain('#0b6b3a');
    expect(complaints).toEqual([]);
  });
});
