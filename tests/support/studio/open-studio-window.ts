import type { BrowserContextOptions, Page } from 'playwright';
import { skipTour } from '../../../scripts/support/shoot-studio';
import { openWindow } from '../browser/open-page';
import type { StartedStudio } from '../edits/start-studio';

/**
 * A window for a studio, of somebody who has seen its tour. Pages stand still in it unless `options` lets them move:
 * else their moving parts take a third of the processor beside the test.
 */
export async function openStudioWindow(
  { server }: Pick<StartedStudio, 'server'>,
  options: BrowserContextOptions = {},
  open = openWindow,
): Promise<Page> {
  const page = await open({
    baseURL: server.url,
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    ...options,
  });
  await skipTour(page);
  return page;
}
