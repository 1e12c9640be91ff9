import type { ViteHotContext } from 'vite/types/hot.d.ts';
import type { BrowserPages } from './browser-pages';
import type { SiteRouter } from './router';

/** Header and footer are server-only markup: a change of theirs is taken from the fetched document. */
async function updateChrome() {
  const response = await fetch(location.pathname, { headers: { accept: 'text/html' } });
  const fresh = new DOMParser().parseFromString(await response.text(), 'text/html');
  for (const selector of ['header', 'footer', '.definitions']) {
    const [old, next] = [document.querySelector(selector), fresh.querySelector(selector)];
    if (old && next && old.outerHTML !== next.outerHTML) old.replaceWith(next);
  }
}

/** While the site is being edited: shows the new content in place, keeping scroll and state. */
export function listenToUpdates(hot: ViteHotContext, router: SiteRouter, pages: BrowserPages): void {
  hot.on('site:update', async () => {
    // Vite's overlay goes away with a module update only, and content is no module.
    document.querySelector('vite-error-overlay')?.remove();
    pages.clear();
    await router.invalidate();
    await updateChrome();
  });
}
