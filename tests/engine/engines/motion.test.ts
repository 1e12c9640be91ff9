import { describe, expect, test } from 'vitest';
import type { EngineWindow } from './support/engine';
import { bring, click, count, countShown, desktop, hover, phone, visit } from './support/visit';

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

const numbers = (page: EngineWindow) =>
  page.call(() => [...document.querySelectorAll('.counter-value')].map(({ textContent }) => textContent));

/** Whether the typed word changes within the longest rest between two letters. */
const isTyping = (page: EngineWindow) =>
  page.call(async () => {
    const word = () => document.querySelector('.typed-text')?.textContent;
    const before = word();
    await new Promise((resolve) => setTimeout(resolve, 700));
    return word() !== before;
  });

describe.each([desktop, phone])('at $width pixels', (size) => {
  test('the marquee moves, rests under the pointer, and stops with its button', async () => {
    const page = await visit('/', { size });
    await bring(page, '.marquee-window');
    await page.point(5, 5, false);
    await expect.poll(() => marqueeTravel(page)).toBeGreaterThan(5);
    await hover(page, '.marquee-window');
    expect(await marqueeTravel(page)).toBe(0);
    await click(page, '.marquee .motion-button');
    await page.point(5, 5, false);
    expect(await marqueeTravel(page)).toBe(0);
  });

  test('the counters count from 0 to their end numbers when they are seen (specification §9)', async () => {
    const page = await visit('/', { size });
    await expect.poll(() => numbers(page)).toEqual(['0', '0', '0', '0']);
    await page.call(() =>
      document.querySelector('.stats')?.scrollIntoView({ block: 'center', behavior: 'instant' }),
    );
    if (size === phone) await bring(page, '.stat:last-child');
    await expect.poll(() => numbers(page)).toEqual(['200', '1200', '100', '25']);
  });

  test('the heading types its words until its button is pressed', async () => {
    const page = await visit('/', { size });
    expect(await isTyping(page)).toBe(true);
    await click(page, '.hero .motion-button');
    await page.point(5, 5, false);
    expect(await isTyping(page)).toBe(false);
  });
});

test('a banner is covered by its art wherever it stands in the window', async () => {
  const page = await visit('/services/server-virtualization');
  for (const at of [0.95, 0.5, 0.05]) {
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

test('under reduced motion nothing moves by itself', async () => {
  const page = await visit('/', { reducedMotion: true });
  expect(await isTyping(page)).toBe(false);
  expect(await count(page, '.marquee-row')).toBe(1);
  await bring(page, '.marquee-window');
  expect(await marqueeTravel(page)).toBe(0);
  expect(await numbers(page)).toEqual(['200', '1200', '100', '25']);
  expect(await countShown(page, '.motion-button')).toBe(0);
});
