import type { Page } from 'playwright';

export const phone = { viewport: { width: 390, height: 800 } };

/** The panels that are open. */
export const shown = (page: Page) =>
  page.locator('[popover]:popover-open').evaluateAll((panels) => panels.map(({ id }) => id));

/** The header's button of a panel. */
export const button = (page: Page, panel: string) =>
  page.locator(`.header :not([popover] *)[popovertarget="${panel}"]`);

/** What both buttons report, the dropdown's first. */
export const expanded = (page: Page) =>
  Promise.all(['dropdown-panel', 'menu-panel'].map((id) => button(page, id).getAttribute('aria-expanded')));

export const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim());

export const isScrolled = (page: Page) =>
  page.locator('.header').evaluate((header) => header.hasAttribute('data-scrolled'));
