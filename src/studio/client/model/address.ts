import type { PageEntry } from '../../protocol/workspace';

const start = '/_edit';

const addressOf = (path: string) => start + encodeURI(path);

/** The path of the page that the studio's address names; there may be no such page. */
export function pathOfAddress(): string {
  const path = location.pathname.slice(start.length).replace(/\/$/, '') || '/';
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** The page that the studio's address names. */
export function pageOfAddress(pages: readonly PageEntry[]): PageEntry | undefined {
  const wanted = pathOfAddress();
  return pages.find(({ path }) => path === wanted);
}

/** Makes the studio's address name a page, so that Back comes to the one before. */
export function rememberAddress({ path }: PageEntry): void {
  const address = addressOf(path);
  if (address !== location.pathname) history.pushState(null, '', address);
}

/** Makes the studio's address name the page that is shown instead of one that is not there. */
export const correctAddress = ({ path }: PageEntry): void => history.replaceState(null, '', addressOf(path));
