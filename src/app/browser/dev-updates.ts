import type { ViteHotContext } from 'vite/types/hot.d.ts';
import type { SiteRouter } from '../shared/router';
import type { BrowserPages } from './browser-pages';
import { updatePanelButtons } from './panels';

/** The message of the development server about a content change. */
export interface SiteChange {
  /** Whether header or footer changed. */
  chrome: boolean;
}

/** Header and footer are rendered on the server only, so their new markup comes from a fetched document. */
async function updateChrome() {
  const response = await fetch(location.pathname, { headers: { accept: 'text/html' } });
  const fresh = new DOMParser().parseFromString(await response.text(), 'text/html');
  const open = document.querySelector('.panel:popover-open')?.id;
  for (const selector of ['.header', '.footer', '.definitions']) {
    const next = fresh.querySelector(selector);
    // Only the children are replaced: scripts have set attributes on the element.
    if (next) document.querySelector(selector)?.replaceChildren(...next.childNodes);
  }
  if (open) document.getElementById(open)?.showPopover();
  updatePanelButtons();
}

/** Shows edited content at once, without a reload, so that scroll position and state are kept. */
export function listenToUpdates(hot: ViteHotContext, router: SiteRouter, pages: BrowserPages): void {
  hot.on('site:update', async ({ chrome }: SiteChange) => {
    pages.clear();
    await router.invalidate();
    if (chrome) await updateChrome();
  });
}
