import type { Browser, Page } from 'playwright';
import { openStudio } from '../../src/studio/server/open-studio';

const viewport = { width: 1440, height: 900 };
/** In milliseconds, until an outline stands still on the page. */
const settled = 800;

/** Opens the studio from now on as for somebody who has seen its tour. */
export const skipTour = (page: Page): Promise<unknown> =>
  page.addInitScript(() => localStorage.setItem('studio-tour', 'seen'));

/** The studio with the first field of a page open, as a PNG. */
export async function shootStudio(
  browser: Browser,
  folder: string,
  path: string,
  colorScheme: 'light' | 'dark',
): Promise<Buffer> {
  const studio = await openStudio({ root: process.cwd(), folder, port: 0 });
  const page = await browser.newPage({
    viewport,
    colorScheme,
    reducedMotion: 'reduce',
    deviceScaleFactor: 0.8,
  });
  try {
    await skipTour(page);
    await page.goto(studio.address + path.slice(1));
    const frame = page.frameLocator('iframe');
    await frame.locator('html[data-hydrated]').waitFor();
    await page.evaluate(() => document.fonts.ready);
    await frame.locator('h1').click();
    await page.waitForTimeout(settled);
    return await page.screenshot();
  } finally {
    await page.close();
    await studio.close();
  }
}
