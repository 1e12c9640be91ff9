import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessibleInThemes } from '../../../support/browser/expect-accessible';
import { hydrated, openHydrated, openSharedWindow, openWindow } from '../../../support/browser/open-page';
import {
  contrastOnPictures,
  lengthenWords,
  showPhoto,
  worstPhotos,
} from '../../../support/browser/photo-contrast';
import { type BuiltSite, buildTemporarySite, editJson } from '../../../support/built-site';
import { photo, picture } from '../../../support/picture-site';
import { type RunningServer, startServer } from '../../../support/server';
import { oneOfEvery } from '../../../support/variations';

const actions = [
  { label: 'Ask for a quote', href: '/contact' },
  { label: 'See the services', href: '/services/service-0' },
];
const lead = 'Planned, built and looked after by people who answer the phone themselves.';
const top = { type: 'hero', size: 'display', heading: 'Networks for harbors', lead, actions };
const image = picture('team.jpg');
const card = { title: 'A card', text: 'What it says.', href: '/contact', image };
const cards = (count: number) => Array.from({ length: count }, () => card);
const grid = (as: string, count: number) => ({
  type: 'cardGrid',
  as,
  heading: `${count} cards`,
  tone: 'light',
  actions,
  cards: cards(count),
});
const bleed = { type: 'split', as: 'bleed', heading: 'Half', text: lead, image };

/** The blocks of a page for each form of a hero, and for none. */
const pages = {
  centered: [{ ...top, as: 'centered', image }, grid('first', 3), bleed],
  photo: [{ ...top, as: 'photo', image, claim: { value: '24/7', text: 'on call' } }, grid('mosaic', 5)],
  plain: [{ ...top, as: 'plain', image }, grid('first', 5), { ...bleed, imageSide: 'start' }],
  banner: [
    { ...top, as: 'photo', image },
    { type: 'parallax', heading: 'A banner', look: 'dark', image },
  ],
  headin: [grid('headIn', 5), grid('first', 4)],
};
const paths = Object.keys(pages).map((name) => `/${name}`);

let site: BuiltSite;
let server: RunningServer;
let page: Page;

beforeAll(async () => {
  site = await buildTemporarySite(async (content) => {
    writeFileSync(join(content, 'images/team.jpg'), await photo(1600, 1000).jpeg().toBuffer());
    for (const [name, blocks] of Object.entries(pages))
      writeFileSync(
        join(content, `pages/${name}.json`),
        JSON.stringify({
          path: `/${name}`,
          title: `A page with the form ${name}`,
          description: `What blocks of the form ${name} look like, with pictures, headings and buttons.`,
          blocks,
        }),
      );
    editJson<{ site: object }>(content, 'site.json', (value) =>
      Object.assign(value.site, { brand: { color: '#f2b705', tint: 'brand', buttons: 'pill' } }),
    );
  });
  server = await startServer('preview', ['--outDir', site.outDir]);
  page = await openSharedWindow({ baseURL: server.url, bypassCSP: true, reducedMotion: 'reduce' });
});

afterAll(async () => {
  await page?.context().close();
  await server?.stop();
  site?.remove();
});

test.each(oneOfEvery(2, paths))(
  '%s meets WCAG 2.2 AA, has one main heading, and nothing scrolls sideways',
  async (path) => {
    await page.goto(path);
    expect(await page.locator('h1').count()).toBe(1);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessibleInThemes(page);
    }
    for (const width of [320, 768, 1100, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width}`).toBe(width);
    }
  },
);

test.each(oneOfEvery(3, worstPhotos))(
  'words on a hero meet WCAG 2.2 AA if its picture is %s',
  async (look) => {
    await page.goto('/photo');
    await hydrated(page);
    await showPhoto(page, look);
    await lengthenWords(page);
    const seen = new Set<string>();
    for (const direction of ['ltr', 'rtl'])
      for (const width of [700, 1024, 1440, 2560]) {
        await page.evaluate((direction) => {
          document.documentElement.dir = direction;
        }, direction);
        await page.setViewportSize({ width, height: 900 });
        const { blocks, problems } = await contrastOnPictures(page);
        expect(problems, `${width} ${direction}`).toEqual([]);
        for (const block of blocks) seen.add(block);
      }
    expect([...seen]).toEqual(['hero']);
  },
);

test.each([
  ['', '/photo'],
  [', also with a banner on the page', '/banner'],
])('on a phone, and on paper, the picture of a hero is above its words%s', async (_, path) => {
  const { page } = await openHydrated(path, {
    baseURL: server.url,
    viewport: { width: 390, height: 800 },
  });
  const isAbove = async () => {
    const [art, heading] = await Promise.all(
      ['.hero-art img', 'h1'].map((part) => page.locator(part).first().boundingBox()),
    );
    return (art?.y ?? 0) + (art?.height ?? 0) <= (heading?.y ?? 0);
  };
  expect(await isAbove()).toBe(true);
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await isAbove()).toBe(false);
  await page.emulateMedia({ media: 'print' });
  expect(await isAbove()).toBe(true);
});

test('a picture that bleeds reaches the edge of the window, on the side that was chosen', async () => {
  const page = await openWindow({ baseURL: server.url, viewport: { width: 1920, height: 900 } });
  for (const [path, left] of [
    ['/centered', 960],
    ['/plain', 0],
  ] as const) {
    await page.goto(path);
    const box = await page.locator('.split-art').boundingBox();
    expect([box?.x, box?.width]).toEqual([left, 960]);
    const copy = await page.locator('.split-copy h2').boundingBox();
    expect(copy?.x).toBe(left ? 369 : 1032);
  }
});

test('a page without these forms has none of their styles', async () => {
  await page.goto('/contact');
  expect(await page.content()).not.toContain('hero-photo');
});
