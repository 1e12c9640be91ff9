import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { layoutShifts } from '../../../support/browser/motion';
import { openHydrated, openWindow, openWindowWithFonts } from '../../../support/browser/open-page';
import { type BuiltSite, buildTemporarySite } from '../../../support/built-site';
import { addPictures } from '../../../support/picture-site';
import { type RunningServer, startServer } from '../../../support/server';
import { withVariations } from '../../../support/variations';

let site: BuiltSite;
let server: RunningServer;

beforeAll(async () => {
  site = await buildTemporarySite(addPictures);
  server = await startServer('preview', ['--outDir', site.outDir]);
});

afterAll(async () => {
  await server?.stop();
  site?.remove();
});

const sizes = withVariations(
  [
    [390, 2],
    [1440, 1],
  ],
  [
    [390, 1],
    [768, 1],
    [768, 2],
    [1440, 2],
  ],
);

const openSized = (width: number, deviceScaleFactor: number, open = openWindow) =>
  open({ baseURL: server.url, viewport: { width, height: 900 }, deviceScaleFactor });

/** In pixels below the window: Chromium loads a picture that may wait from 1,250 on, or 2,500 on a slow network. */
const farthestLoaded = 2500;

interface Shown {
  block: string | undefined;
  /** The file's name without its hash. */
  file: string;
  /** Pixels of the screen that the picture covers, and pixels that the chosen file has. */
  needed: number;
  got: number;
  /** Pixels that the original has. */
  most: number;
  /** What `sizes` says, as a part of what the style sheets do. */
  ratio: number;
}

/** Every picture with variants that is to be seen, when it has come by. */
const shownPictures = (page: Page) =>
  page.evaluate(async () => {
    const shown: Shown[] = [];
    for (const img of document.querySelectorAll<HTMLImageElement>('main .picture:has(source) > img')) {
      if (img.clientWidth === 0 || img.closest('[inert]')) continue;
      img.scrollIntoView({ behavior: 'instant', block: 'center' });
      await img.decode();
      const ratio = Number(img.getAttribute('width')) / Number(img.getAttribute('height'));
      const covered = Math.max(img.clientWidth, img.clientHeight * ratio);
      const file = await createImageBitmap(await (await fetch(img.currentSrc)).blob());
      shown.push({
        block: img.closest<HTMLElement>('[data-block]')?.dataset.block,
        file: img.currentSrc.replace(/.*\//, '').replace(/-[0-9a-f]{10}\./, '.'),
        needed: covered * devicePixelRatio,
        got: file.width,
        most: Number(img.getAttribute('width')),
        ratio: img.naturalWidth / covered,
      });
    }
    return shown;
  });

describe.each(sizes)('in a window of %i pixels at %i×', (width, density) => {
  test('every picture is sharp, in AVIF unless it is transparent, and has the right `sizes`', async () => {
    const page = await openSized(width, density);
    await page.goto('/pictures');
    const shown = await shownPictures(page);
    expect(new Set(shown.map(({ block }) => block)).size).toBeGreaterThan(7);
    // At twice the density of a wide window the ladder ends, where a photo is as sharp as anyone sees.
    const blurred = shown.filter(({ needed, got, most }) => got < Math.min(needed * 0.98, most, 2560));
    expect(blurred).toEqual([]);
    const formatOf = (file: string) => (file.startsWith('alpha') ? '.webp' : '.avif');
    expect(shown.filter(({ file }) => !file.endsWith(formatOf(file)))).toEqual([]);
    // Cells are narrower than the widest one on pages with many of them.
    expect(
      shown.filter(
        ({ block, ratio }) =>
          ratio < 0.98 || ratio > (block === 'cardGrid' || block === 'gallery' ? 1.5 : 1.03),
      ),
    ).toEqual([]);
  });

  test('the hero has the largest contentful picture, asked for first, and nothing shifts', async () => {
    const page = await openSized(width, density, openWindowWithFonts);
    await page.goto('/pictures');
    const largest = await page.evaluate(() =>
      new Promise<Element | null | undefined>((resolve) => {
        new PerformanceObserver((list) => {
          const entry = list.getEntries().at(-1);
          if (entry && 'element' in entry && entry.element instanceof HTMLImageElement)
            resolve(entry.element);
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }).then((element) => [
        element?.closest<HTMLElement>('[data-block]')?.dataset.block,
        element?.getAttribute('fetchpriority'),
        element?.getAttribute('loading'),
      ]),
    );
    expect(largest).toEqual(['hero', 'high', null]);
    await shownPictures(page);
    expect(await layoutShifts(page)).toEqual([]);
  });
});

test.each(withVariations([1440], [320, 640, 1024, 1025, 2560]))(
  'in a window of %i pixels no words of a hero lie on its photo',
  async (width) => {
    const page = await openSized(width, 1);
    await page.goto('/');
    const photo = page.locator('.hero-wide .picture');
    const covered = await photo.evaluate((picture) => {
      const { top, bottom } = picture.getBoundingClientRect();
      const words = document.querySelectorAll('.hero-copy > *');
      const boxes = [...words].map((box) => box.getBoundingClientRect());
      return { words: boxes.length, on: boxes.filter((box) => box.bottom > top && box.top < bottom).length };
    });
    expect(covered.words).toBeGreaterThan(2);
    expect(covered.on).toBe(0);
    await page.context().close();
  },
);

test('what is below the first screen waits until the visitor comes near', async () => {
  const page = await openSized(1440, 1);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/assets/pictures/')) asked.push(request.url());
  });
  await page.goto('/pictures', { waitUntil: 'networkidle' });
  const { near, far } = await page
    .locator('main .picture:has(source) > img')
    .evaluateAll((elements, distance) => {
      const pictures = elements.filter((element) => element instanceof HTMLImageElement);
      const isFar = (picture: Element) => picture.getBoundingClientRect().top > innerHeight + distance;
      const loaded = (wanted: boolean) =>
        pictures
          .filter((picture) => isFar(picture) === wanted)
          .map(({ complete, currentSrc }) => (complete ? currentSrc : ''));
      return { near: loaded(false), far: loaded(true) };
    }, farthestLoaded);
  expect(far.length).toBeGreaterThan(3);
  // What is near is loaded, and is there at once where it is shown again.
  expect(far.filter((src) => src !== '' && !near.includes(src))).toEqual([]);
  expect(far).toContain('');
  expect(asked[0]).toMatch(/team-960/);
  expect(await page.locator('main .picture > img:not([loading="lazy"])').count()).toBe(1);
});

test('pictures stay through hydration and come with a navigation', async () => {
  const { page, complaints } = await openHydrated('/pictures', { baseURL: server.url });
  await page.locator('a.brand').first().click();
  const picture = page.locator('main [data-block="hero"] .picture > img');
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.currentSrc))
    .toMatch(/team-\d+-.+\.avif$/);
  expect(complaints).toEqual([]);
});

test('pictures are kept for ever, because a changed one has another name', async () => {
  const html = await (await fetch(`${server.url}/pictures`)).text();
  const [path] = /\/assets\/pictures\/[^ "]+/.exec(html) ?? [];
  const { headers } = await fetch(server.url + path);
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(headers.get('content-type')).toBe('image/avif');
});
