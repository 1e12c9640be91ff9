import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import {
  attached,
  movesOn,
  openCarousel,
  carouselPage as path,
  slide,
} from '../../../support/browser/carousel';
import { listenForComplaints } from '../../../support/browser/complaints';
import { holdPart } from '../../../support/browser/hold-part';
import { bring, layoutShifts } from '../../../support/browser/motion';
import { hydrated, openWindow, openWindowWithFonts } from '../../../support/browser/open-page';
import { settled } from '../../../support/browser/settled';
import { cardsInView } from '../../../support/cards-in-view';

test('the row keeps its nodes and the place it was scrolled to by hand', async () => {
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
  expect((await page.evaluate(cardsInView)).seen).toEqual([2]);
  expect(await page.locator('.slide[title="kept"]').count()).toBe(4);
  expect(await layoutShifts(page)).toEqual([]);
});

test('the row gets its script only when it nears the screen', async () => {
  const page = await openWindow();
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  const asked = () => scripts.some((url) => url.includes('embla'));
  await page.goto('/partners');
  await hydrated(page);
  await settled(page);
  expect(asked()).toBe(false);
  await page.goto(path);
  await bring(page, '.carousel-body');
  await attached(page);
  expect(asked()).toBe(true);
});

async function expectByHand(page: Page) {
  await settled(page);
  const view = page.locator('.carousel-window');
  await view.evaluate((node) => node.scrollTo({ left: 500, behavior: 'instant' }));
  expect(await view.evaluate((node) => node.scrollLeft)).toBeGreaterThan(100);
  expect(await page.locator('.carousel-controls').isVisible()).toBe(false);
}

test('the row scrolls by hand when the script does not load', async () => {
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

// docs/product.md, part time limit
test('the row is moved by a script that arrives within 120 seconds', async () => {
  const page = await openLate(110_000);
  await attached(page);
});

test('the row scrolls by hand, and stays so, when the script takes longer than 120 seconds', async () => {
  const page = await openLate(120_000);
  await expectByHand(page);
});

test('the row scrolls by hand where visibility detection is missing', async () => {
  const page = await openWindow();
  const complaints = await listenForComplaints(page);
  await page.addInitScript(() => Reflect.deleteProperty(window, 'IntersectionObserver'));
  await page.goto(path);
  await hydrated(page);
  await settled(page);
  expect(await page.locator('.carousel-window[data-attached]').count()).toBe(0);
  expect(complaints).toEqual([]);
});

test('the row starts and stops with its page', async () => {
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
