import { expect, test } from 'vitest';
import { brokenWords } from '../../../support/browser/broken-words';
import { openHydrated, openWindow } from '../../../support/browser/open-page';

const word = 'Datenschutzgrundverordnung';

const paths = ['/', '/contact', '/topics/home-networks', '/courses', '/privacy-policy'];

test.each(paths)('headings of %s break a word that is wider than a phone', async (path) => {
  const page = await openWindow({ viewport: { width: 320, height: 640 }, reducedMotion: 'reduce' });
  await page.goto(path);
  const cut = await page.locator(':is(h1, h2, h3):not(.slide *)').evaluateAll((headings, word) => {
    const end = (heading: Element) => {
      heading.textContent = word;
      const text = document.createRange();
      text.selectNodeContents(heading);
      return text.getBoundingClientRect().right;
    };
    return headings.filter((heading) => end(heading) > innerWidth).map(({ outerHTML }) => outerHTML);
  }, word);
  expect(cut).toEqual([]);
});

test.each(paths)('every text of %s breaks a word that is wider than its place on a phone', async (path) => {
  const phone = { viewport: { width: 320, height: 640 }, reducedMotion: 'reduce' } as const;
  const { page } = await openHydrated(path, phone);
  const cut = await page.evaluate((word) => {
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const before = text.textContent ?? '';
      const parent = text.parentElement;
      if (!before.trim() || !parent?.checkVisibility({ visibilityProperty: true })) continue;
      if (parent.closest('.visually-hidden, .skip, .slide, .counter')) continue;
      text.textContent = word;
      const range = document.createRange();
      range.selectNodeContents(text);
      const right = Math.max(range.getBoundingClientRect().right, document.documentElement.scrollWidth);
      if (right > innerWidth) found.push(before);
      text.textContent = before;
    }
    return found;
  }, word);
  expect(cut).toEqual([]);
});

test.each([320, 700, 1025])(
  'at %i pixels the header has room for a long name of the company',
  async (width) => {
    const page = await openWindow({ viewport: { width, height: 640 } });
    await page.goto('/');
    await page.locator('.header .wordmark').evaluate((name) => {
      name.textContent = 'Käthe & Söhne Netzwerktechnik und Datenschutz';
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    const end = await page.locator('.header-end').boundingBox();
    expect((end?.x ?? 0) + (end?.width ?? 0)).toBeLessThanOrEqual(width);
    // Of the button and of the links.
    const words = ['Contact', 'Topics', 'Partners', 'Courses'];
    const broken = await brokenWords(page);
    expect(broken.filter((word) => words.includes(word))).toEqual([]);
  },
);
