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
  const all = pages.filter(({ path }) => path === wanted);
  return all.find(({ file }) => file === history.state) ?? all[0];
}

/** Makes the studio's address name a page, so that Back comes to the one before. */
export function rememberAddress({ path, file }: PageEntry): void {
  const address = addressOf(path);
  // Pages of different times have one path.
  if (address !== location.pathname || history.state !== file) history.pushState(file, '', address);
}

/** Makes the studio's address name the page that is shown instead of one that is not there. */
export const correctAddress = ({ path, file }: PageEntry): void =>
  history.replaceState(file, '', addressOf(path));
