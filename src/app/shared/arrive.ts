import type { PageView } from '../../site/resolve/view';
import { afterPaint } from '../../ui/hooks/after-paint';
import { currentLink, nearestLink } from './current-link';
import { applyHead, headTags } from './head';

/** Marks the open page in the header. */
function markCurrentLinks(pagePath: string): void {
  const links = [...document.querySelectorAll('header a[href]')];
  const hrefOf = (link: Element) => link.getAttribute('href') ?? '';
  const nearest = nearestLink(links.map(hrefOf), pagePath);
  for (const link of links) {
    const current = hrefOf(link) === nearest && currentLink(nearest, pagePath);
    if (current) link.setAttribute('aria-current', current);
    else link.removeAttribute('aria-current');
  }
}

/** Moves the focus, so that the Tab key goes on from there. The router scrolls. */
function startAt(element: HTMLElement | null): void {
  if (!element) return;
  element.tabIndex = -1;
  afterPaint(() => element.focus({ preventScroll: true }));
}

const heading = () => document.querySelector<HTMLElement>('main h1');

export const startAtHeading = () => startAt(heading());

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
  startAt(document.getElementById(location.hash.slice(1)) ?? heading());
  const announcer = document.getElementById('route-announcer');
  if (announcer) announcer.textContent = view.title;
}
