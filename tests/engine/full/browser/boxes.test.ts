import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { boxRatios } from '../../../../src/site/image/box-ratios';
import { expectAccessibleInThemes } from '../../../support/browser/expect-accessible';
import { openHydrated, openSharedWindow, openWindow } from '../../../support/browser/open-page';
import { type BuiltSite, buildTemporarySite } from '../../../support/built-site';
import { photo, picture } from '../../../support/picture-site';
import { type RunningServer, startServer } from '../../../support/server';
import { oneOfEvery } from '../../../support/variations';

const boxes = Object.keys(boxRatios);
const image = { ...picture('team.jpg'), focus: { x: 80, y: 30 } };
const onPhones = { ...image, imagePhone: { src: 'images/tall.jpg', focus: { x: 30, y: 50 } } };
const drawn = { type: 'drawing', kind: 'waves' };
const card = (shown: object) => ({ title: 'A card', text: 'What it says.', href: '/contact', image: shown });
const cards = [card(image), card(drawn), card(image)];

/** Every block that has a box, but for related pages: they share the one of a carousel. */
const blocksIn = (box: string) => [
  { type: 'hero', heading: 'Networks for harbors', image, box },
  { type: 'split', heading: 'Half', text: 'Words beside it.', image: drawn, box },
  { type: 'split', heading: 'Bleed', as: 'bleed', image, box },
  { type: 'cardGrid', heading: 'Cards', tone: 'light', cards, box },
  { type: 'carousel', heading: 'Slides', cards, box },
  { type: 'people', heading: 'People', people: [{ name: 'One', image }, { name: 'Two' }], box },
  { type: 'faq', heading: 'Questions', image, items: [{ question: 'Why?', answer: 'Because.' }], box },
];

const pages: Readonly<Record<string, readonly object[]>> = {
  ...Object.fromEntries(boxes.map((box) => [box, blocksIn(box)])),
  centered: [{ type: 'hero', as: 'centered', heading: 'In the middle', image, box: 'band' }],
  plain: [{ type: 'hero', as: 'plain', heading: 'Large words', image, box: 'portrait' }],
  large: [
    { type: 'hero', heading: 'Cards' },
    { type: 'cardGrid', as: 'first', heading: 'Cards', tone: 'light', cards, box: 'square' },
  ],
  phones: [
    { type: 'hero', as: 'photo', heading: 'A photo', image: onPhones },
    { type: 'parallax', heading: 'A banner', look: 'dark', image: onPhones },
    { type: 'split', heading: 'Half', image: onPhones },
    {
      type: 'faq',
      heading: 'Asked',
      tone: 'picture',
      backdrop: onPhones,
      items: [{ question: 'Why?', answer: 'So.' }],
    },
  ],
};

let site: BuiltSite;
let server: RunningServer;

beforeAll(async () => {
  site = await buildTemporarySite(async (content) => {
    writeFileSync(join(content, 'images/team.jpg'), await photo(1600, 1000).jpeg().toBuffer());
    writeFileSync(join(content, 'images/tall.jpg'), await photo(800, 1200).jpeg().toBuffer());
    for (const [name, blocks] of Object.entries(pages))
      writeFileSync(
        join(content, `pages/${name}.json`),
        JSON.stringify({
          path: `/${name}`,
          title: `A page with pictures: ${name}`,
          description: `What pictures of blocks look like in boxes and on phones, on the page ${name}.`,
          blocks,
        }),
      );
  });
  server = await startServer('preview', ['--outDir', site.outDir]);
});

afterAll(async () => {
  await server?.stop();
  site?.remove();
});

const open = (width: number) => openWindow({ baseURL: server.url, viewport: { width, height: 900 } });

test.each(oneOfEvery(3, Object.entries(boxRatios)))(
  'in the box %s, all pictures have its ratio',
  async (box, ratio) => {
    const page = await open(1440);
    await page.goto(`/${box}`);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const shown = await page.locator('[data-box], .person-initials').evaluateAll((elements) =>
        elements
          .map((element) => element.getBoundingClientRect())
          .filter(({ width }) => width > 0)
          .map(({ width, height }) => width / height),
      );
      expect(shown.length, `${width}`).toBe(width === 390 ? 11 : 12);
      for (const each of shown) expect(Math.abs(each / ratio - 1), `${each}`).toBeLessThan(0.03);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    const positions = await page
      .locator('main .picture > img')
      .evaluateAll((images) => images.map((each) => getComputedStyle(each).objectPosition));
    expect(new Set(positions)).toEqual(new Set(['80% 30%']));
  },
);

test.each([
  ['/centered', 1440, 480],
  ['/plain', 576, 720],
])('below the words of a hero, at %s, a box is no higher than the window', async (path, width, height) => {
  const page = await open(1440);
  await page.goto(path);
  const box = await page.locator('[data-box]').boundingBox();
  expect([box?.width, box?.height].map((length) => Math.round(length ?? 0))).toEqual([width, height]);
});

test('the large picture of a card has no box', async () => {
  const page = await open(1440);
  await page.goto('/large');
  expect(await page.locator('.static-cell').count()).toBe(3);
  expect(await page.locator('[data-box]').count()).toBe(2);
});

test.each([true, false])(
  'phones show another picture at its own focal point, with scripts: %s',
  async (javaScriptEnabled) => {
    const page = await openWindow({
      baseURL: server.url,
      viewport: { width: 390, height: 900 },
      javaScriptEnabled,
    });
    await page.goto('/phones');
    const images = page.locator('main .picture > img');
    expect(await images.count()).toBe(4);
    for (const [width, file, at] of [
      [390, 'tall', '30% 50%'],
      [640, 'tall', '30% 50%'],
      [641, 'team', '80% 30%'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      for (const each of await images.all()) {
        await each.scrollIntoViewIfNeeded();
        await expect
          .poll(() => each.evaluate((img: HTMLImageElement) => img.currentSrc))
          .toContain(`/${file}-`);
        expect(await each.evaluate((img) => getComputedStyle(img).objectPosition)).toBe(at);
      }
    }
  },
);

test.each([
  ['/portrait', 390],
  ['/portrait', 1440],
  ['/strip', 1440],
  ['/phones', 390],
])('on %s at %i pixels, `sizes` of no picture is less than it covers', async (path, width) => {
  const page = await open(width);
  await page.goto(path);
  const images = page.locator('main .picture > img:visible');
  expect(await images.count()).toBeGreaterThan(3);
  for (const each of await images.all()) {
    await each.scrollIntoViewIfNeeded();
    const ratio = await each.evaluate(async (img: HTMLImageElement) => {
      await img.decode();
      const { clientWidth, clientHeight, naturalWidth, naturalHeight } = img;
      return naturalWidth / Math.max(clientWidth, (clientHeight * naturalWidth) / naturalHeight);
    });
    expect(ratio).toBeGreaterThan(0.97);
  }
});

test('boxes and pictures for phones stay through hydration, and come with a navigation', async () => {
  const { page, complaints } = await openHydrated('/square', { baseURL: server.url });
  const box = page.locator('.hero [data-box]');
  const isSquare = () => box.evaluate((element) => Math.abs(element.clientWidth - element.clientHeight) < 2);
  expect(await isSquare()).toBe(true);
  await page.locator('.cells a').first().click();
  await page.locator('[data-block="contactForm"]').waitFor();
  await page.goBack();
  await box.waitFor();
  await expect.poll(isSquare).toBe(true);
  expect(complaints).toEqual([]);
});

test.each(['/portrait', '/phones'])('%s meets WCAG 2.2 AA', async (path) => {
  const page = await openSharedWindow({ baseURL: server.url, bypassCSP: true, reducedMotion: 'reduce' });
  await page.goto(path);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessibleInThemes(page);
  }
  await page.context().close();
});

test('a page without boxes and pictures for phones has none of their styles', async () => {
  const html = await (await fetch(`${server.url}/contact`)).text();
  expect(html).not.toContain('data-box');
  expect(html).not.toContain('--wide-x');
});
