import type { PageEntry } from '../../edit/workspace';

const start = '/_edit';

const addressOf = (path: string) => start + encodeURI(path);

/** The page that the studio's address names. */
export function pageOfAddress(pages: readonly PageEntry[]): PageEntry | undefined {
  const { pathname } = location;
  const path = decodeURI(pathname.slice(start.length)).replace(/\/$/, '') || '/';
  return pages.find((page) => page.path === path);
}

/** Makes the studio's address name a page, so that Back comes to the one before. */
export function rememberAddress({ path }: PageEntry): void {
  const address = addressOf(path);
  if (address !== location.pathname) history.pushState(null, '', address);
}
