import type { PageView } from '../../site/resolve/view';
import { afterPaint } from '../../ui/hooks/after-paint';
import { currentLink } from './current-link';
import { applyHead, headTags } from './head';

/** Marks the open page in the header. */
function markCurrentLinks(pagePath: string): void {
  for (const link of document.querySelectorAll('header a[href]')) {
    const current = currentLink(link.getAttribute('href') ?? '', pagePath);
    if (current) link.setAttribute('aria-current', current);
    else link.removeAttribute('aria-current');
  }
}

let openPath: string | undefined;

/**
 * Updates the head, the focus and the announcement after a client navigation, as the browser does after a full load.
 * The first page needs none of this. A page that was only edited keeps the focus.
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
    // The router scrolls: to the top, to the anchor, or back to the last position.
    afterPaint(() => heading.focus({ preventScroll: true }));
  }
  const announcer = document.getElementById('route-announcer');
  if (announcer) announcer.textContent = view.title;
}
