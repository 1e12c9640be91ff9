import { pagePathAt } from '../../site/page/addresses';
import { isPlainClick } from '../../ui/is-plain-click';
import { startAtHeading } from '../shared/arrive';
import { trimSlash } from '../shared/current-link';
import type { SiteRouter } from '../shared/router';
import type { BrowserPages } from './browser-pages';

declare global {
  interface Navigator {
    /** Only some browsers have it. */
    connection?: { saveData: boolean };
  }
}

interface PageLink {
  link: HTMLAnchorElement;
  /** The path of the page it leads to. */
  path: string;
}

/** The link to a page of this site on which an event happened, if any. */
function linkOfEvent(event: Event, base: string): PageLink | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || link.target || link.hasAttribute('download')) return undefined;
  // A file, such as /sitemap.xml, is not a page.
  if (link.origin !== location.origin || /\.[a-z0-9]+$/i.test(link.pathname)) return undefined;
  const path = pagePathAt(link.pathname, base);
  return path === undefined ? undefined : { link, path };
}

const isOpen = (link: HTMLAnchorElement) => trimSlash(link.pathname) === trimSlash(location.pathname);

/**
 * Prefetches and opens the site's pages, with listeners on the document that serve every link. Marks the open page as
 * busy until the next one is there.
 */
export function listenToLinks(router: SiteRouter, pages: BrowserPages, base: string): void {
  const prefetch = (event: Event) => {
    if (navigator.connection?.saveData) return;
    const target = linkOfEvent(event, base);
    // A topic shows its rows without its page.
    if (!target || isOpen(target.link) || target.link.dataset.rows) return;
    // Not through the router, which would remember a failure. A page that can't be fetched now is fetched again
    // on click.
    pages.fetchAhead(target.path).catch(() => {});
  };
  for (const type of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(type, prefetch, { passive: true });

  document.addEventListener('click', (event) => {
    const { link } = linkOfEvent(event, base) ?? {};
    if (!link || event.defaultPrevented || !isPlainClick(event)) return;
    const open = isOpen(link);
    // Within the open page the browser scrolls to the anchor.
    if (open && link.hash) return;
    event.preventDefault();
    // The address bar already shows a page that is still loading.
    const shown = open && !router.state.isLoading;
    if (shown) startAtHeading();
    // The router would stay where the visitor is.
    if (shown && link.search === location.search + location.hash) scrollTo(0, 0);
    else router.navigate({ href: link.pathname + link.search + link.hash });
  });

  // layout.css shows a bar when it takes long.
  router.subscribe('onBeforeLoad', () => document.getElementById('main')?.setAttribute('aria-busy', 'true'));
  router.subscribe('onResolved', () => document.getElementById('main')?.removeAttribute('aria-busy'));
}
