import type { ViteHotContext } from 'vite/types/hot.d.ts';
import type { SiteRouter } from '../shared/router';
import type { BrowserPages } from './browser-pages';
import { updatePanelButtons } from './panels';

/** What the development server tells about a change of the content. */
export interface SiteChange {
  /** Whether header or footer changed. */
  chrome: boolean;
}

/** Header and footer are server-only markup: a change of theirs is taken from the fetched document. */
async function updateChrome() {
  const response = await fetch(location.pathname, { headers: { accept: 'text/html' } });
  const fresh = new DOMParser().parseFromString(await response.text(), 'text/html');
  const open = document.querySelector('.panel:popover-open')?.id;
  // The element itself stays, with what scripts have noted on it.
  for (const selector of ['.header', '.footer', '.definitions']) {
    const next = fresh.querySelector(selector);
    // The element itself stays, with what scripts have noted on it.
    if (next) document.querySelector(selector)?.replaceChildren(...next.childNodes);
  }
  if (open) document.getElementById(open)?.showPopover();
  updatePanelButtons();
}

/** While the site is being edited: shows the new content in place, keeping scroll and state. */
export function listenToUpdates(hot: ViteHotContext, router: SiteRouter, pages: BrowserPages): void {
  hot.on('site:update', async ({ chrome }: SiteChange) => {
    pages.clear();
    await router.invalidate();
    if (chrome) await updateChrome();
  });
}
