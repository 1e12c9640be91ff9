import type { BrowserContextOptions, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { listenForComplaints } from '../../support/browser/complaints';
import { holdPart } from '../../support/browser/hold-part';
import {
  bring,
  layoutShifts,
  leaveScreen,
  measuresTime,
  openTimed,
  passTime,
  setTabHidden,
} from '../../support/browser/motion';
import { hydrated, openHydrated, openWindow, openWindowWithFonts } from '../../support/browser/open-page';

const path = '/partners/acorn';
const status = '.carousel-status';
const pause = 'Pause automatic slides';
const play = 'Play automatic slides';

/** The controls come with the script that moves the row. */
const attached = (page: Page) => page.locator('.carousel-controls:not([hidden])').waitFor();

/** A brand's page with its carousel of four cards in the middle of the window, moved by its script. */
async function openCarousel(options?: BrowserContextOptions, open = openTimed) {
  const opened = await open(path, options);
  await bring(opened.page, '.carousel-body');
  await attached(opened.page);
  return opened;
}

const slide = (page: Page) => page.locator(status).innerText();
const dot = (page: Page, position: number) =>
  page.getByRole('button', { name: `Go to slide ${position} of 4` });

/** Whether the row moves on by itself; one interval is 3000 ms. */
async function movesOn(page: Page): Promise<boolean> {
  const before = await slide(page);
  await passTime(page, 3100);
  return (await slide(page)) !== before;
}

/** The row's place in every frame of some milliseconds of the page's clock. */
const watchRow = (page: Page, duration: number) =>
  page.locator('.carousel-track').evaluate(
    (track, duration) =>
      new Promise<{ time: number; left: number }[]>((resolve) => {
        const frames: { time: number; left: number }[] = [];
        const first = track.children[0];
        const look = (time: number) => {
          frames.push({ time, left: new DOMMatrix(getComputedStyle(track).transform).m41 });
          if (time - (frames[0]?.time ?? time) < duration && first) requestAnimationFrame(look);
          else resolve(frames);
        };
        requestAnimationFrame(look);
      }),
    duration,
  );

type Frames = Awaited<ReturnType<typeof watchRow>>;

/** Each move: when it started, and when the row was within one pixel of where it ended. */
function movesOf(frames: Frames, width: number) {
  const moves: { start: number; duration: number }[] = [];
  let at = 0;
  while (at < frames.length - 1) {
    const [from, next] = [frames[at], frames[at + 1]];
    at += 1;
    if (!from || !next || Math.abs(next.left - from.left) < 0.5) continue;
    const end = from.left + Math.sign(next.left - from.left) * width;
    const arrival = frames.findIndex(({ left }, index) => index > at && Math.abs(left - end) < 1);
    const arrived = frames[arrival];
    if (!arrived) break;
    moves.push({ start: from.time, duration: arrived.time - from.time });
    at = arrival + 20;
  }
  return moves;
}

/** The cards in view from left to right, by where they are, and those that are not inert. */
const cards = (page: Page) =>
  page.locator('.carousel-window').evaluate((view) => {
    const frame = view.getBoundingClientRect();
    const slides = [...view.querySelectorAll<HTMLElement>('.slide')].map((slide, index) => {
      const { left, right } = slide.getBoundingClientRect();
      return { number: index + 1, left, right, inert: slide.inert };
    });
    const seen = slides
      .filter(({ left, right }) => right > frame.left + 3 && left < frame.right - 3)
      .sort((a, b) => a.left - b.left);
    return {
      seen: seen.map(({ number }) => number),
      active: slides.filter(({ inert }) => !inert).map(({ number }) => number),
      // Where a gap would show.
      filled: (seen[0]?.left ?? 0) <= frame.left + 1 && (seen.at(-1)?.right ?? 0) >= frame.right - 1,
    };
  });

describe('a carousel (specification §9)', () => {
  test('moves one card in 500 ms, from start to start every 3000 ms', measuresTime, async () => {
    const { page, complaints } = await openCarousel({}, (path) =>
      openHydrated(path, {}, openWindowWithFonts),
    );
    const width = (await page.locator('.slide').first().boundingBox())?.width ?? 0;
    const moves = movesOf(await watchRow(page, 10_300), width);
    expect(moves.length).toBeGreaterThanOrEqual(3);
    // A busy machine drops frames of one move or another.
    const [, usual] = moves.map(({ duration }) => duration).toSorted((a, b) => a - b);
    expect(Math.abs((usual ?? 0) - 500)).toBeLessThanOrEqual(80);
    for (const [index, { start }] of moves.slice(1).entries())
      expect(Math.abs(start - (moves[index]?.start ?? 0) - 3000)).toBeLessThanOrEqual(100);
    expect(await layoutShifts(page)).toEqual([]);
    expect(complaints).toEqual([]);
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

describe('the row that is in the document', () => {
  test('keeps its nodes and the place it was scrolled to by hand', async () => {
    // Else the row moves on while a busy machine still looks at it.
    const page = await openWindowWithFonts({
      viewport: { width: 390, height: 900 },
      reducedMotion: 'reduce',
    });
    await page.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', () => {
        for (const slide of document.querySelectorAll<HTMLElement>('.slide')) slide.title = 'kept';
        const view = document.querySelector('.carousel-window');
        view?.scrollTo({ left: view.clientWidth, behavior: 'instant' });
      }),
    );
    await page.goto(path);
    await bring(page, '.carousel-body');
    await attached(page);
    expect(await slide(page)).toBe('Slide 2 of 4');
    expect((await cards(page)).seen).toEqual([2]);
    expect(await page.locator('.slide[title="kept"]').count()).toBe(4);
    expect(await layoutShifts(page)).toEqual([]);
  });

  test('gets its script only when it nears the screen', async () => {
    const page = await openWindow();
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    const asked = () => scripts.some((url) => url.includes('embla'));
    await page.goto('/partners');
    await hydrated(page);
    await page.waitForTimeout(300);
    expect(asked()).toBe(false);
    await page.goto(path);
    await bring(page, '.carousel-body');
    await attached(page);
    expect(asked()).toBe(true);
  });

  async function expectByHand(page: Page) {
    await page.waitForTimeout(300);
    const view = page.locator('.carousel-window');
    await view.evaluate((node) => node.scrollTo({ left: 500, behavior: 'instant' }));
    expect(await view.evaluate((node) => node.scrollLeft)).toBeGreaterThan(100);
    expect(await page.locator('.carousel-controls').isVisible()).toBe(false);
  }

  test('scrolls by hand when the script can not be had', async () => {
    const page = await openWindow();
    await page.route('**/*embla*', (route) => route.abort());
    await page.goto(path);
    await hydrated(page);
    await bring(page, '.carousel-body');
    await expectByHand(page);
  });

  /** Lets some time pass between the row's asking for its script and the script's arrival. */
  async function openLate(delay: number) {
    const page = await openWindow();
    const release = await holdPart(page, 'embla-row');
    const asked = page.waitForRequest(/embla-row/);
    await page.clock.install();
    await page.goto(path);
    await hydrated(page);
    await bring(page, '.carousel-body');
    await asked;
    await page.clock.fastForward(delay);
    const arrived = page.waitForResponse(/embla-row/);
    release();
    await arrived;
    return page;
  }

  test('is moved by a script that arrives within 120 seconds (specification §7)', async () => {
    const page = await openLate(110_000);
    await attached(page);
  });

  test('scrolls by hand, and stays so, when the script takes longer than 120 seconds', async () => {
    const page = await openLate(120_000);
    await expectByHand(page);
  });

  test('scrolls by hand where visibility detection is missing', async () => {
    const page = await openWindow();
    const complaints = await listenForComplaints(page);
    await page.addInitScript(() => Reflect.deleteProperty(window, 'IntersectionObserver'));
    await page.goto(path);
    await hydrated(page);
    await page.waitForTimeout(300);
    expect(await page.locator('.carousel-window[data-attached]').count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  test('comes and goes with its page', async () => {
    const { page, complaints } = await openCarousel();
    await page.locator('main a[href="/partners"], header a[href="/partners"]').first().click();
    await page.locator('h1', { hasNotText: 'Acorn' }).waitFor();
    await page.goBack();
    await page.locator('h1', { hasText: 'Acorn' }).waitFor();
    await bring(page, '.carousel-body');
    await attached(page);
    expect(await movesOn(page)).toBe(true);
    expect(complaints).toEqual([]);
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
    const frames = watchRow(page, 900);
    await dot(page, 2).click();
    const places = new Set((await frames).map(({ left }) => Math.round(left)));
    expect(places.size).toBe(2);
  });

  test('stops when that is switched on while it moves', async () => {
    const { page } = await openCarousel();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.getByRole('button', { name: play }).waitFor();
    expect(await movesOn(page)).toBe(false);
  });
});
