import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectAccessibleInThemes } from '../../../support/browser/expect-accessible';
import { hydrated, openHydrated, openSharedWindow } from '../../../support/browser/open-page';
import { contrastOnPictures, showPhoto } from '../../../support/browser/photo-contrast';
import type { BuiltSite } from '../../../support/built-site';
import { type RunningServer, startServer } from '../../../support/server';
import { buildToneSite, tones } from '../../../support/tone-site';
import { oneOfEvery, withVariations } from '../../../support/variations';

/** Bright, so that what stands on it is dark, and in the dark theme the other way around. */
const brand = { color: '#f2b705', accent: '#d8432b', tint: 'warm', ground: 'paper', frame: false } as const;

let site: BuiltSite;
let server: RunningServer;
let page: Page;

beforeAll(async () => {
  site = await buildToneSite(brand);
  server = await startServer('preview', ['--outDir', site.outDir]);
  page = await openSharedWindow({ baseURL: server.url, bypassCSP: true, reducedMotion: 'reduce' });
});

afterAll(async () => {
  await page?.context().close();
  await server?.stop();
  site?.remove();
});

describe.each(withVariations([390], [1440]))('in a window of %i pixels', (width) => {
  test.each(tones.filter((tone) => tone !== 'picture'))(
    'every block meets WCAG 2.2 AA on the ground %s',
    async (tone) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`/on-${tone}`);
      await expectAccessibleInThemes(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    },
  );

  test('every word on a picture has a contrast of 4.55, even if that is white', async () => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/on-picture');
    await hydrated(page);
    await showPhoto(page, 'white');
    const { blocks, problems } = await contrastOnPictures(page, 4.55);
    expect(problems).toEqual([]);
    const all = page.locator('main .section.picture');
    const names = await all.evaluateAll((each) => each.map((block) => block.getAttribute('data-block')));
    expect(new Set(blocks)).toEqual(new Set(names));
  });
});

test.each([390, 1440])('a picture fills its block in a window of %i pixels', async (width) => {
  await page.setViewportSize({ width, height: 900 });
  await page.goto('/on-picture');
  const sizes = await page.locator('main .section.picture').evaluateAll((blocks) =>
    blocks.map((block) => {
      const picture = block.querySelector('.section-picture :is(svg, img)')?.getBoundingClientRect();
      const gap = (side: 'width' | 'height') => block.getBoundingClientRect()[side] - (picture?.[side] ?? 0);
      return [block.getAttribute('data-block'), Math.round(gap('width')), gap('height') < 2];
    }),
  );
  expect(sizes).toEqual(sizes.map(([block]) => [block, 0, true]));
  expect(sizes.length).toBeGreaterThan(20);
});

test('the policy of a site allows all grounds', async () => {
  for (const tone of tones) {
    const { complaints } = await openHydrated(`/on-${tone}`, { baseURL: server.url });
    expect(complaints).toEqual([]);
  }
});

/** What is not as on the page itself: its ground, or the color of its words. */
const ownColors = () =>
  page.locator('main > [data-block]').evaluateAll((blocks) => {
    const colorsOf = (element: Element) => {
      const { color, backgroundColor } = getComputedStyle(element);
      return { color, ground: backgroundColor };
    };
    const { color } = colorsOf(document.body);
    const { ground } = colorsOf(document.documentElement);
    return blocks.flatMap((block) => {
      const own = colorsOf(block);
      const isPaper = own.ground === ground || own.ground.endsWith(', 0)');
      return own.color === color && isPaper ? [] : [block.getAttribute('data-block')];
    });
  });

test.each(oneOfEvery(2, tones))(
  'on paper and in forced colors, the ground %s is that of the page',
  async (tone) => {
    await page.emulateMedia({ colorScheme: 'light', media: 'screen', forcedColors: 'none' });
    await page.goto(`/on-${tone}`);
    const pictures = page.locator('.section-picture:visible');
    const blocks = await page.locator('main > [data-block]').count();
    expect(await pictures.count()).toBe(tone === 'picture' ? blocks : 0);
    expect(await ownColors()).toHaveLength(tone === 'light' ? 0 : blocks);
    for (const media of [{ media: 'print' }, { media: 'screen', forcedColors: 'active' }] as const) {
      await page.emulateMedia(media);
      expect(await pictures.count()).toBe(0);
      expect(await ownColors(), JSON.stringify(media)).toEqual([]);
    }
  },
);
