import type { ViteHotContext } from 'vite/types/hot.d.ts';
import type { SiteRouter } from '../shared/router';
import type { BrowserPages } from './browser-pages';
import { updateChrome } from './update-chrome';

/** The message of the development server about a content change. */
export interface SiteChange {
  /** Whether header or footer changed. */
  chrome: boolean;
}

/** Shows edited content at once, without a reload, so that scroll position and state are kept. */
export function listenToUpdates(hot: ViteHotContext, router: SiteRouter, pages: BrowserPages): void {
  hot.on('site:update', async ({ chrome }: SiteChange) => {
    pages.clear();
    await router.invalidate();
    if (chrome) await updateChrome();
  });
}
