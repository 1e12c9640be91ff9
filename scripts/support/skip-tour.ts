import type { Page } from 'playwright';

/** Opens the studio from now on as for somebody who has seen its tour. */
export const skipTour = (page: Page): Promise<unknown> =>
  page.addInitScript(() => localStorage.setItem('studio-tour', 'seen'));
