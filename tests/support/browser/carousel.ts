import type { BrowserContextOptions, Page } from 'playwright';
import { bring, openTimed, passTime } from './motion';

/** A page with a carousel of four cards. */
export const carouselPage = '/partners/acorn';
export const pause = 'Pause automatic slides';
export const play = 'Play automatic slides';

/** The controls come with the script that moves the row. */
export const attached = (page: Page) => page.locator('.carousel-controls:not([hidden])').waitFor();

/** Opens the carousel in the middle of the window, moved by its script. */
export async function openCarousel(options?: BrowserContextOptions, open = openTimed) {
  const opened = await open(carouselPage, options);
  await bring(opened.page, '.carousel-body');
  await attached(opened.page);
  return opened;
}

export const slide = (page: Page) => page.locator('.carousel-status').innerText();

/** Whether the row moves on by itself; one interval is 3000 ms. */
export async function movesOn(page: Page): Promise<boolean> {
  const before = await slide(page);
  await passTime(page, 3100);
  return (await slide(page)) !== before;
}
