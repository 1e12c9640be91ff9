import { cpSync, rmSync } from 'node:fs';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ar } from '../../../../src/site/words/ar';
import { en } from '../../../../src/site/words/en';
import { expectAccessibleInThemes } from '../../../support/browser/expect-accessible';
import { bring } from '../../../support/browser/motion';
import { addLink } from '../../../support/browser/navigate';
import { openHydrated, openSharedWindow, openWindow } from '../../../support/browser/open-page';
import { type BuiltSite, buildTemporarySite, editJson } from '../../../support/built-site';
import { fixtureKinds } from '../../../support/fixture-kinds';
import { fixtureSite } from '../../../support/fixture-site';
import { type RunningServer, startServer } from '../../../support/server';
import { oneOfEvery, withVariations } from '../../../support/variations';

let site: BuiltSite;
let server: RunningServer;

beforeAll(async () => {
  site = await buildTemporarySite((content) => {
    rmSync(content, { recursive: true });
    cpSync(fixtureSite, content, { recursive: true });
    editJson(content, 'site.json', ({ site }: { site: { language: string } }) => {
      site.language = 'ar';
    });
  });
  server = await startServer('preview', ['--outDir', site.outDir]);
});

afterAll(async () => {
  await server?.stop();
  site?.remove();
});

const open = (path: string, width = 1440) =>
  openHydrated(path, { baseURL: server.url, viewport: { width, height: 900 } });

/** Everything that visitors read or hear which no editor has written. */
const wordsOn = (page: Page) =>
  page.evaluate(() => {
    const names = ['aria-label', 'aria-roledescription', 'title', 'placeholder', 'alt'];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (node) =>
      node.parentElement?.closest('script') ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
    );
    const found: string[] = [];
    while (texts.nextNode()) found.push(texts.currentNode.textContent?.trim() ?? '');
    for (const element of document.body.querySelectorAll('*'))
      for (const name of names) found.push(element.getAttribute(name) ?? '');
    return found.filter(Boolean);
  });

/** Words that differ from language to language, with numbers for what is filled in. */
const wordsIn = (words: Readonly<Record<string, string>>) =>
  Object.entries(words)
    // Editors write these, too.
    .filter(([name]) => !['menu', 'contactUs', 'fieldName', 'fieldEmail', 'notFound'].includes(name))
    .map(([, word]) => word.split(/%\w+%/).join('').trim());

describe('a site in Arabic', () => {
  test.each(oneOfEvery(3, fixtureKinds))(
    'shows the %s page from right to left, in Arabic words',
    async (_, path) => {
      const { page, complaints } = await open(path);
      expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
      expect(await page.locator('html').getAttribute('lang')).toBe('ar');
      const words = (await wordsOn(page)).map((word) =>
        word.replace(/\d+|youtube-nocookie\.com|\S+@\S+/g, '').trim(),
      );
      expect(words).toContain(ar.skip);
      expect(words.filter((word) => wordsIn(en).includes(word))).toEqual([]);
      expect(complaints).toEqual([]);
    },
  );

  describe('in one window', () => {
    let page: Page;
    beforeAll(async () => {
      page = await openSharedWindow({ baseURL: server.url, reducedMotion: 'reduce' });
    });
    afterAll(() => page?.context().close());

    test.each(oneOfEvery(2, fixtureKinds))('is never wider than the window: the %s page', async (_, path) => {
      for (const width of [390, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(path);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${width}`).toBe(
          0,
        );
      }
    });
  });

  test.each(withVariations(fixtureKinds.slice(0, 2), fixtureKinds.slice(2)))(
    'meets WCAG 2.2 AA: the %s page',
    async (_, path) => {
      const page = await openWindow({ baseURL: server.url, bypassCSP: true, reducedMotion: 'reduce' });
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(path);
        await expectAccessibleInThemes(page);
      }
    },
  );

  test('has the first card of a carousel at the right, and the next one to the left of it', async () => {
    const { page } = await open('/partners/acorn');
    const carousel = page.locator('.carousel-body').first();
    await carousel.scrollIntoViewIfNeeded();
    await carousel.locator('.carousel-controls:not([hidden])').waitFor();
    await carousel.getByRole('button', { name: ar.pauseSlides }).click();
    const cards = () =>
      carousel.locator('.slide:not([inert])').evaluateAll((slides) =>
        slides
          .map((slide) => ({
            left: slide.getBoundingClientRect().left,
            name: slide.getAttribute('aria-label'),
          }))
          .sort((a, b) => b.left - a.left)
          .map(({ name }) => name),
      );
    await expect.poll(cards).toEqual(['1 من 4', '2 من 4', '3 من 4']);
    await carousel.getByRole('button', { name: 'الانتقال إلى الشريحة 3 من 4' }).click();
    await expect.poll(cards).toEqual(['3 من 4', '4 من 4', '1 من 4']);
  });

  test('follows a finger: a swipe to the right brings the next card', async () => {
    const { page } = await open('/partners/acorn', 390);
    const carousel = page.locator('.carousel-body').first();
    await carousel.scrollIntoViewIfNeeded();
    await carousel.locator('.carousel-controls:not([hidden])').waitFor();
    await carousel.getByRole('button', { name: ar.pauseSlides }).click();
    const box = await carousel.locator('.carousel-window').boundingBox();
    if (!box) throw new Error('The carousel has no window.');
    await page.mouse.move(box.x + 60, box.y + 100);
    await page.mouse.down();
    await page.mouse.move(box.x + 330, box.y + 100, { steps: 8 });
    await page.mouse.up();
    await expect.poll(() => carousel.locator('.carousel-status').textContent()).toBe('الشريحة 2 من 4');
  });

  test('moves its logos to the right, and never shows an empty place', async () => {
    const { page } = await open('/');
    await bring(page, '.marquee-window');
    await page.locator('.marquee-window[data-run="running"]').waitFor();
    const measure = () =>
      page
        .locator('.marquee-row')
        .evaluateAll((rows) =>
          rows.map((row) => row.getBoundingClientRect()).map(({ left, right }) => ({ left, right })),
        );
    const [first, copy] = await measure();
    expect(Math.abs((first?.left ?? 0) - (copy?.right ?? 99))).toBeLessThan(1);
    await expect.poll(async () => ((await measure())[0]?.left ?? 0) - (first?.left ?? 0)).toBeGreaterThan(20);
  });

  test('opens its menu below the button', async () => {
    const { page } = await open('/');
    const button = page.locator('.header-links [popovertarget="dropdown-panel"]');
    await button.click();
    const [from, panel] = [await button.boundingBox(), await page.locator('#dropdown-panel').boundingBox()];
    if (!from || !panel) throw new Error('The menu is not open.');
    expect(panel.y).toBeGreaterThanOrEqual(from.y + from.height);
    expect(panel.x + panel.width).toBeGreaterThanOrEqual(from.x + from.width);
    expect(panel.x).toBeGreaterThan(0);
  });

  test('writes phone numbers from left to right', async () => {
    const { page } = await open('/contact');
    const directions = await page
      .locator('a[href^="tel:"], a[href^="mailto:"]')
      .evaluateAll((links) => links.map((link) => getComputedStyle(link).direction));
    expect(new Set(directions)).toEqual(new Set(['ltr']));
  });

  test('has the words of each page after a navigation in place', async () => {
    const { page, complaints } = await open('/');
    await addLink(page, '/contact');
    await page.locator('#added').click();
    await page.locator('.contact-form [type=submit]:enabled').click();
    await expect.poll(() => page.locator('.contact-failure').textContent()).toContain(ar.notSent);
    expect(complaints).toEqual([]);
  });
});
