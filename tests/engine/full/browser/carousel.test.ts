import { describe, expect, test } from 'vitest';
import { attached, movesOn, openCarousel, pause, play, slide } from '../../../support/browser/carousel';
import {
  bring,
  layoutShifts,
  leaveScreen,
  openTimed,
  passTime,
  setTabHidden,
  stopTime,
} from '../../../support/browser/motion';
import { openHydrated, openWindowWithFonts } from '../../../support/browser/open-page';
import { keepRow, movesOf } from '../../../support/browser/row-moves';

// docs/product.md, carousel pace
describe('a carousel', () => {
  test('moves one card in 500 ms, from start to start every 3000 ms', async () => {
    const { page, complaints } = await openCarousel({}, (path) => openTimed(path, {}, openWindowWithFonts));
    await stopTime(page);
    const width = (await page.locator('.slide').first().boundingBox())?.width ?? 0;
    await keepRow(page);
    await passTime(page, 10_400);
    const moves = movesOf(await page.evaluate(() => window.rowFrames), width);
    await page.clock.resume();
    expect(moves.length).toBeGreaterThanOrEqual(3);
    // A frame is 16 ms long on this clock; a move is noticed in its first or second one.
    const frame = 16;
    for (const { duration } of moves) expect(Math.abs(duration - 500)).toBeLessThanOrEqual(2 * frame);
    for (const [index, { start }] of moves.slice(1).entries())
      expect(Math.abs(start - (moves[index]?.start ?? 0) - 3000)).toBeLessThanOrEqual(frame);
    expect(await layoutShifts(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test('says which card is first in words that stay where they are', async () => {
    const { page } = await openCarousel();
    const widths = await page.locator('.carousel-status').evaluate((status) => {
      const text = status.textContent ?? '';
      return Array.from({ length: 9 }, (_, index) => {
        status.textContent = text.replace(/\d+/, String(index + 1));
        return status.getBoundingClientRect().width;
      });
    });
    expect(new Set(widths).size).toBe(1);
  });

  test('has a dot for each card and no arrows; the current dot fills in 3 s', async () => {
    const { page } = await openCarousel();
    const names = await page
      .locator('.carousel button')
      .evaluateAll((buttons) =>
        buttons.map((button) => button.getAttribute('aria-label') ?? button.className),
      );
    expect(names).toEqual([
      'motion-button',
      ...[1, 2, 3, 4].map((position) => `Go to slide ${position} of 4`),
    ]);
    const fill = () =>
      page.locator('.carousel-dots [aria-current]').evaluate((button) =>
        button.getAnimations({ subtree: true }).map((animation) => ({
          duration: animation.effect?.getTiming().duration,
          state: animation.playState,
        })),
      );
    await expect.poll(fill).toEqual([{ duration: 3000, state: 'running' }]);
    await page.locator('.carousel-window').hover();
    await expect.poll(fill).toEqual([{ duration: 3000, state: 'paused' }]);
    await page.getByRole('button', { name: pause }).click();
    await expect.poll(fill).toEqual([]);
  });
});

describe('a moving carousel', () => {
  test('stops after a swipe', async () => {
    const { page } = await openCarousel({ viewport: { width: 390, height: 800 }, hasTouch: true });
    const box = await page.locator('.carousel-window').boundingBox();
    if (!box) throw new Error('There is no row.');
    const y = box.y + box.height / 2;
    const touch = await page.context().newCDPSession(page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] });
    await send('touchStart', 300);
    for (const x of [260, 200, 140, 80]) await send('touchMove', x);
    await send('touchEnd');
    await expect.poll(() => slide(page)).toBe('Slide 2 of 4');
    await page.getByRole('button', { name: play }).waitFor();
    expect(await movesOn(page)).toBe(false);
  });

  test('stops off the screen and in a hidden tab', async () => {
    const { page } = await openCarousel();
    await leaveScreen(page, 'end');
    expect(await movesOn(page)).toBe(false);
    await bring(page, '.carousel-body');
    expect(await movesOn(page)).toBe(true);
    await setTabHidden(page, true);
    expect(await movesOn(page)).toBe(false);
    await setTabHidden(page, false);
    expect(await movesOn(page)).toBe(true);
  });
});

describe('a carousel with no more cards than places', () => {
  test('has no dots, no button and does not move, until it has fewer places', async () => {
    const { page, complaints } = await openTimed('/partners/cedar');
    await bring(page, '.carousel-body');
    const place = () =>
      page
        .locator('.slide')
        .evaluateAll((slides) => slides.map((slide) => slide.getBoundingClientRect().left));
    const before = await place();
    await passTime(page, 3100);
    expect(await place()).toEqual(before);
    expect(await page.locator('.carousel :is(button, p.carousel-status):visible').count()).toBe(0);
    expect(await page.locator('.slide[inert], .carousel-window[data-attached]').count()).toBe(0);

    await page.setViewportSize({ width: 1000, height: 900 });
    await bring(page, '.carousel-body');
    await attached(page);
    expect(await movesOn(page)).toBe(true);
    expect(complaints).toEqual([]);
  });
});

describe('under reduced motion a carousel', () => {
  test('jumps without sliding', async () => {
    const { page } = await openCarousel({ reducedMotion: 'reduce' }, openHydrated);
    await keepRow(page);
    const places = () =>
      page.evaluate(() => [...new Set(window.rowFrames.map(({ left }) => Math.round(left)))].length);
    await expect.poll(places).toBe(1);
    await page.getByRole('button', { name: 'Go to slide 2 of 4' }).click();
    await expect.poll(places).toBeGreaterThan(1);
    // As many frames as a slide takes.
    const frames = () => page.evaluate(() => window.rowFrames.length);
    const arrived = await frames();
    await expect.poll(frames).toBeGreaterThan(arrived + 40);
    expect(await places()).toBe(2);
  });

  test('stops when that is switched on while it moves', async () => {
    const { page } = await openCarousel();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.getByRole('button', { name: play }).waitFor();
    expect(await movesOn(page)).toBe(false);
  });
});
