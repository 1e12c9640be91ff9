import { describe, expect, test } from 'vitest';
import { withVariations } from '../../support/variations';
import type { EngineWindow } from './support/engine';
import { box, bring, click, count, countShown, hover, pass, text } from './support/use-page';
import { desktop, phone, visit } from './support/visit-site';

const frames = 30;

/** How far the marquee's row moves to the left within some frames. */
const marqueeTravel = (page: EngineWindow) =>
  page.call(async (frames) => {
    const left = () => document.querySelector('.marquee-row')?.getBoundingClientRect().left ?? Number.NaN;
    const frame = () => new Promise(requestAnimationFrame);
    for (let passed = 0; passed < 6; passed += 1) await frame();
    const from = left();
    for (let passed = 0; passed < frames; passed += 1) await frame();
    return from - left();
  }, frames);

const ends = ['200', '1200', '100', '25'];
const numbers = (page: EngineWindow) =>
  page.call(() => [...document.querySelectorAll('.counter-value')].map(({ textContent }) => textContent));

/** Whether the typed word changes within the longest rest between two letters. */
async function isTyping(page: EngineWindow): Promise<boolean> {
  // What the pointer or a press began is done some frames later.
  await page.call(async () => {
    for (let passed = 0; passed < 6; passed += 1) await new Promise(requestAnimationFrame);
  });
  const before = await text(page, '.typed-text');
  await pass(page, 700);
  return (await text(page, '.typed-text')) !== before;
}

/** Controls are at least this wide and high. */
async function expectRoomToPress(page: EngineWindow, selector: string) {
  const { width, height } = await box(page, selector);
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
}

describe.each(withVariations([desktop], [phone]))('at $width pixels', (size) => {
  describe('the marquee', () => {
    const row = '.marquee-window';
    const button = '.marquee .motion-button';

    async function openMarquee() {
      const page = await visit('/', { size });
      await bring(page, row);
      await page.point(5, 5, false);
      return page;
    }

    test('moves, but not while the pointer is on it', async () => {
      const page = await openMarquee();
      await expect.poll(() => marqueeTravel(page)).toBeGreaterThan(5);
      await hover(page, row);
      expect(await marqueeTravel(page)).toBe(0);
      await page.point(5, 5, false);
      await expect.poll(() => marqueeTravel(page)).toBeGreaterThan(5);
    });

    test('stops with its button until it is pressed again', async () => {
      const page = await openMarquee();
      await expectRoomToPress(page, button);
      expect(await text(page, button)).toBe('Pause moving logos');
      await click(page, button);
      await page.point(5, 5, false);
      expect(await text(page, button)).toBe('Play moving logos');
      expect(await marqueeTravel(page)).toBe(0);
      await click(page, button);
      await expect.poll(() => marqueeTravel(page)).toBeGreaterThan(5);
    });
  });

  // docs/product.md, counter time
  test('the counters count from 0 to their end numbers when they are seen', async () => {
    const page = await visit('/', { size });
    await expect.poll(() => numbers(page)).toEqual(['0', '0', '0', '0']);
    await bring(page, '.stats');
    if (size === phone) await bring(page, '.stat:last-child');
    await expect.poll(() => numbers(page)).toEqual(ends);
  });

  describe('the heading', () => {
    const button = '.hero .motion-button';

    test('types its words, but not while the pointer is on it', async () => {
      const page = await visit('/', { size, timed: true });
      expect(await isTyping(page)).toBe(true);
      await hover(page, 'h1');
      expect(await isTyping(page)).toBe(false);
      await page.point(size.width - 5, 5, false);
      expect(await isTyping(page)).toBe(true);
    });

    test('stops typing with its button until it is pressed again', async () => {
      // Both the heading and its button are in view.
      const page = await visit('/', { size: { ...size, height: 1400 }, timed: true });
      await expectRoomToPress(page, button);
      expect(await text(page, button)).toBe('Pause typing');
      await click(page, button);
      await page.point(5, 5, false);
      expect(await text(page, button)).toBe('Play typing');
      expect(await isTyping(page)).toBe(false);
      await click(page, button);
      expect(await isTyping(page)).toBe(true);
    });
  });
});

test('a banner is covered by its art wherever it is in the window', async () => {
  const page = await visit('/courses/first-server');
  for (const at of [0.999, 0.95, 0.5, 0.05, 0]) {
    const covered = await page.call(async (at) => {
      const banner = document.querySelector('.parallax');
      const layer = banner?.querySelector('.parallax-layer');
      if (!banner || !layer) return false;
      scrollBy({ top: banner.getBoundingClientRect().top - innerHeight * at, behavior: 'instant' });
      for (let passed = 0; passed < 4; passed += 1) await new Promise(requestAnimationFrame);
      const [inner, outer] = [layer.getBoundingClientRect(), banner.getBoundingClientRect()];
      return inner.top <= outer.top + 1 && inner.bottom >= outer.bottom - 1;
    }, at);
    expect(covered).toBe(true);
  }
});

test('under reduced motion nothing moves on its own', async () => {
  const page = await visit('/', { reducedMotion: true, timed: true });
  expect(await isTyping(page)).toBe(false);
  expect(await text(page, '.typed-text')).toBe('Neighbors');
  await bring(page, '.marquee-window');
  expect(await marqueeTravel(page)).toBe(0);
  expect(await count(page, '.marquee-row')).toBe(1);
  const overflow = await page.call(() => {
    const row = document.querySelector('.marquee-window');
    return row && row.scrollWidth - row.clientWidth;
  });
  expect(overflow).toBe(0);
  expect(await numbers(page)).toEqual(ends);
  expect(await countShown(page, '.motion-button')).toBe(0);
});
