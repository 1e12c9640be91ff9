import { expect, test } from 'vitest';
import type { EngineWindow } from './support/engine';
import { bring, click, complaints, desktop, hover, phone, tabTo, text, visit } from './support/visit';

const button = '.carousel .motion-button';
const dot = (position: number) => `.carousel-dots > :nth-child(${position})`;
const status = (page: EngineWindow) => text(page, '.carousel-status');
const motion = (page: EngineWindow) =>
  page.call(() => document.querySelector<HTMLElement>('.carousel .motion-button')?.dataset.motion);

async function openCarousel(options = {}) {
  const page = await visit('/brands/cisco', options);
  await bring(page, '.carousel-body');
  await expect
    .poll(() => page.call(() => document.querySelector<HTMLElement>('.carousel-controls')?.hidden))
    .toBe(false);
  return page;
}

/** The cards in view, from left to right. */
const cards = (page: EngineWindow) =>
  page.call(() => {
    const frame = document.querySelector('.carousel-window')?.getBoundingClientRect() ?? new DOMRect();
    return [...document.querySelectorAll<HTMLElement>('.slide')]
      .map((slide, index) => ({ number: index + 1, inert: slide.inert, box: slide.getBoundingClientRect() }))
      .filter(({ box }) => box.right > frame.left + 3 && box.left < frame.right - 3)
      .sort((a, b) => a.box.left - b.box.left)
      .map(({ number, inert }) => (inert ? -number : number));
  });

/** Whether the row rests for longer than one interval: nothing tells of a move that does not come. */
async function stands(page: EngineWindow): Promise<boolean> {
  const before = await status(page);
  await new Promise((resolve) => setTimeout(resolve, 3600));
  return (await status(page)) === before;
}

test.each([
  [desktop, [1, 2, 3], [4, 1, 2]],
  [{ width: 1000, height: 800 }, [1, 2], [4, 1]],
  [phone, [1], [4]],
])(
  'in a window of %o the row shows its cards, has no end, and stops at the card whose dot is pressed',
  async (size, first, last) => {
    const page = await openCarousel({ size });
    await click(page, button);
    await click(page, dot(1));
    await expect.poll(() => cards(page)).toEqual(first);
    await click(page, dot(4));
    await expect.poll(() => status(page)).toBe('Slide 4 of 4');
    await expect.poll(() => cards(page)).toEqual(last);
    expect(await motion(page)).toBe('paused');
    expect(await complaints(page)).toEqual([]);
  },
);

test('the row moves on by itself every 3 s (specification §9), is held by the pointer and stopped by its button', async () => {
  const page = await openCarousel();
  await page.point(5, 5, false);
  const before = await status(page);
  const start = performance.now();
  await expect.poll(() => status(page)).not.toBe(before);
  const next = await status(page);
  await expect.poll(() => status(page)).not.toBe(next);
  expect(performance.now() - start).toBeLessThan(8000);

  await hover(page, '.carousel-window');
  expect(await stands(page)).toBe(true);
  await click(page, button);
  await page.point(5, 5, false);
  expect(await stands(page)).toBe(true);
});

test('the keyboard stops the row, starts it by Space and leads to a card by Enter on its dot', async () => {
  const page = await openCarousel();
  await page.call(() => scrollTo({ top: 0, behavior: 'instant' }));
  await tabTo(page, button);
  expect(await motion(page)).toBe('paused');
  await page.press('Space');
  await expect.poll(() => motion(page)).toBe('playing');
  await page.press('Space');
  await expect.poll(() => motion(page)).toBe('paused');
  await tabTo(page, dot(3));
  await page.press('Enter');
  await expect.poll(() => status(page)).toBe('Slide 3 of 4');
  await expect.poll(() => cards(page)).toEqual([3, 4, 1]);
});

test('under reduced motion the row stands until Play', async () => {
  const page = await openCarousel({ reducedMotion: true });
  expect(await motion(page)).toBe('paused');
  expect(await stands(page)).toBe(true);
});
