import type { PageView } from '../../site/resolve/view';
import { afterPaint } from '../../ui/hooks/after-paint';
import { currentLink } from './current-link';
import { applyHead, headTags } from './head';

/** Links of the header tell which page is open. */
function markCurrentLinks(pagePath: string): void {
  for (const link of document.querySelectorAll('header a[href]')) {
    const current = currentLink(link.getAttribute('href') ?? '', pagePath);
    if (current) link.setAttribute('aria-current', current);
    else link.removeAttribute('aria-current');
  }
}

let openPath: string | undefined;

/**
 * Does for a page what a full load does by itself: the head, the focus and the announcement. The first page came
 * with its document; a page that is only edited keeps the focus where it is.
 */
export function arrive(view: PageView): void {
  const lastPath = openPath;
  openPath = view.path;
  if (lastPath === undefined) return;
  applyHead(headTags(view));
  if (lastPath === view.path) return;

  markCurrentLinks(new URL(view.canonical).pathname);
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading) {
    heading.tabIndex = -1;
    // The router scrolls: to the top, to the anchor, or back to where the visitor was.
    afterPaint(() => heading.focus({ preventScroll: true }));
  }
  const announcer = document.getElementById('route-announcer');
  if (announcer) announcer.textContent = view.title;
}
