import type { PageEntry } from '../../protocol/workspace';

const start = '/_edit';

/** With the name of a collection, its table is shown in the place of the page. */
const addressOf = (path: string, collection: string | undefined) =>
  start + encodeURI(path) + (collection === undefined ? '' : `?${new URLSearchParams({ collection })}`);

/** The path of the page that the studio's address names; there may be no such page. */
export function pathOfAddress(): string {
  const path = location.pathname.slice(start.length).replace(/\/$/, '') || '/';
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** The collection whose table the studio's address names; there may be no such collection. */
export const collectionOfAddress = (): string | undefined =>
  new URLSearchParams(location.search).get('collection') ?? undefined;

/** The page that the studio's address names. */
export function pageOfAddress(pages: readonly PageEntry[]): PageEntry | undefined {
  const wanted = pathOfAddress();
  const all = pages.filter(({ path }) => path === wanted);
  return all.find(({ file }) => file === history.state) ?? all[0];
}

/** Makes the studio's address name a page or a table, so that Back comes to the one before. */
export function rememberAddress({ path, file }: PageEntry, collection: string | undefined): void {
  const address = addressOf(path, collection);
  // Pages of different times have one path.
  if (address !== location.pathname + location.search || history.state !== file)
    history.pushState(file, '', address);
}

/** Makes the studio's address name the page that is shown instead of one that is not there. */
export const correctAddress = ({ path, file }: PageEntry, collection: string | undefined): void =>
  history.replaceState(file, '', addressOf(path, collection));
