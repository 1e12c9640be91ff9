import { resolve } from 'node:path';
import { loadValidContent } from '../../src/node/base/content/load-content';
import { notFoundPath } from '../../src/site/page/addresses';
import type { Site } from '../../src/site/resolve/site';
import type { Page } from '../../src/site/schema/types.gen';

export interface PageKind {
  name: string;
  /** Below the site's base. */
  path: string;
}

/** The page for unknown addresses, at one of them. */
export const unknownPage: PageKind = { name: '404', path: '/no-such-page' };

const kindOf = ({ path, blocks }: Page) =>
  JSON.stringify([path.slice(0, path.lastIndexOf('/')), blocks.map(({ type }) => type)]);
const lengthOf = (page: Page) => JSON.stringify(page).length;

/**
 * Pages are of one kind when they lie in one folder of addresses and have the same blocks in the same order. The
 * longest page of each kind stands for it. The page for unknown addresses comes last.
 */
function pageKinds({ pages }: Pick<Site, 'pages'>): PageKind[] {
  const longest = new Map<string, Page>();
  for (const page of pages) {
    if (page.facts.path === notFoundPath) continue;
    const content = page.loadContent();
    const other = longest.get(kindOf(content));
    if (!other || lengthOf(content) > lengthOf(other)) longest.set(kindOf(content), content);
  }
  const taken = new Set<string>();
  const nameOf = ({ path, layout }: Page) => {
    const name = layout && !taken.has(layout) ? layout : path.slice(1).replaceAll('/', '-') || 'home';
    taken.add(name);
    return name;
  };
  const kinds = [...longest.values()]
    .sort((a, b) => (a.path < b.path ? -1 : 1))
    .map((page) => ({ name: nameOf(page), path: encodeURI(page.path) }));
  return [...kinds, unknownPage];
}

/** A content folder, which must be valid, with its kinds of pages. */
export function loadPageKinds(folder: string) {
  const { site, files } = loadValidContent(resolve(folder));
  return { site, files, kinds: pageKinds(site) };
}
