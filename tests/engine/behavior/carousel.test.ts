import { describe, expect, test } from 'vitest';
import { cardsInView } from '../../support/cards-in-view';
import { long, withVariations } from '../../support/variations';
import type { EngineWindow } from './support/engine';
import { attribute, box, bring, click, hover, isFocused, pass, tabTo, text } from './support/use-page';
import { complaints, visit } from './support/visit-site';

const button = '.carousel .motion-button';
const dot = (position: number) => `.carousel-dots > :nth-child(${position})`;
const status = '.carousel-status';
const [pause, play] = ['Pause automatic slides', 'Play automatic slides'];

async function openCarousel(options = {}) {
  const page = await visit('/partners/acorn', { timed: true, ...options });
  await bring(page, '.carousel-body');
  await expect.poll(() => attribute(page, '.carousel-controls', 'hidden')).toBeNull();
  return page;
}

const openAt = (width: number) => openCarousel({ size: { width, height: 900 } });

const cards = (page: EngineWindow) => page.call(cardsInView);
const showing = (numbers: readonly number[]) => ({ seen: numbers, active: numbers.toSorted(), filled: true });

/** Whether the row moves on by itself within one interval of 3000 ms. */
async function movesOn(page: EngineWindow): Promise<boolean> {
  const before = await text(page, status);
  await pass(page, 3100);
  return (await text(page, status)) !== before;
}

/** Away from all that the pointer holds. */
const leave = (page: EngineWindow) => page.point(5, 5, false);

// docs/product.md, carousel cards
describe('a carousel', () => {
  const slots = withVariations(
    [
      [1201, 3],
      [768, 1],
    ],
    [
      [1440, 3],
      [1200, 2],
      [769, 2],
      [390, 1],
    ],
  );
  test.each(slots)('shows at %i pixels %i cards, the others inert', async (width, slots) => {
    const page = await openAt(width);
    await click(page, button);
    expect(await cards(page)).toEqual(showing([1, 2, 3].slice(0, slots)));
    const [slide, row] = [await box(page, '.slide'), await box(page, '.carousel-window')];
    expect(Math.abs(slide.width - row.width / slots)).toBeLessThan(1);
  });

  // Widths that three and two don't divide.
  test.each(withVariations([1202], [1203, 1204, 1001, 390]))('has no end at %i pixels', async (width) => {
    const page = await openAt(width);
    const slots = width > 1200 ? 3 : width > 768 ? 2 : 1;
    await click(page, dot(4));
    await expect.poll(() => text(page, status)).toBe('Slide 4 of 4');
    await expect.poll(() => cards(page)).toEqual(showing([4, 1, 2].slice(0, slots)));
    await click(page, button);
    expect(await movesOn(page)).toBe(true);
    expect(await text(page, status)).toBe('Slide 1 of 4');
    expect(await complaints(page)).toEqual([]);
  });
});

describe('a moving carousel', () => {
  test('is paused while the pointer is on it', async () => {
    const page = await openCarousel();
    await hover(page, '.carousel-window');
    expect(await movesOn(page)).toBe(false);
    await leave(page);
    expect(await movesOn(page)).toBe(true);
  });

  test('stops with its button, until Play, and announces its slide only while it is stopped', async () => {
    const page = await openCarousel();
    const { width, height } = await box(page, button);
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    expect(await text(page, button)).toBe(pause);
    expect(await attribute(page, status, 'aria-live')).toBe('off');
    await click(page, button);
    await leave(page);
    expect(await text(page, button)).toBe(play);
    expect(await attribute(page, status, 'aria-live')).toBe('polite');
    expect(await movesOn(page)).toBe(false);
    await click(page, button);
    expect(await movesOn(page)).toBe(true);
  });

  long('stops at the card whose dot is pressed', async () => {
    const page = await openCarousel();
    await click(page, dot(3));
    await expect.poll(() => text(page, status)).toBe('Slide 3 of 4');
    expect(await attribute(page, dot(3), 'aria-current')).toBe('true');
    expect(await text(page, button)).toBe(play);
    await leave(page);
    expect(await movesOn(page)).toBe(false);
  });
});

describe('by keyboard a carousel', () => {
  async function openAndTab() {
    const page = await openCarousel();
    await page.call(() => {
      const before = document.createElement('button');
      document.querySelector('.carousel')?.before(before);
      before.focus({ preventScroll: true });
    });
    await page.press('Tab');
    return page;
  }

  test('stops when the focus comes, at its button first; Play works from there', async () => {
    const page = await openAndTab();
    expect(await isFocused(page, button)).toBe(true);
    expect(await text(page, button)).toBe(play);
    expect(await movesOn(page)).toBe(false);
    await page.press('Enter');
    expect(await movesOn(page)).toBe(true);
    await page.press('Tab');
    expect(await isFocused(page, dot(1))).toBe(true);
    expect(await text(page, button)).toBe(play);
  });

  long('plays and pauses by Space, and moves to a card by Enter on its dot', async () => {
    const page = await openAndTab();
    await page.press('Space');
    await expect.poll(() => text(page, button)).toBe(pause);
    await page.press('Space');
    await expect.poll(() => text(page, button)).toBe(play);
    await tabTo(page, dot(3));
    await page.press('Enter');
    await expect.poll(() => text(page, status)).toBe('Slide 3 of 4');
    expect(await isFocused(page, '[aria-current=true]')).toBe(true);
    await expect.poll(() => cards(page)).toEqual(showing([3, 4, 1]));
  });
});

test('under reduced motion a carousel stays where it is until it is asked to move', async () => {
  const page = await openCarousel({ reducedMotion: true });
  expect(await text(page, button)).toBe(play);
  expect(await movesOn(page)).toBe(false);
  await click(page, dot(2));
  await expect.poll(() => text(page, status)).toBe('Slide 2 of 4');
  await expect.poll(async () => (await cards(page)).seen).toEqual([2, 3, 4]);
});
