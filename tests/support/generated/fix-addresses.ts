import { takenByBuild } from '../../../src/site/page/output-paths';
import { usable } from './fix-values';
import type { LoosePage } from './site-arbitrary';

const folderOf = (address: string) => address.normalize('NFC').toLowerCase();
export const isBroken = /\/(\s|\/|$)|\s(\/|$)|\/\.(?!well-known(\/|$))/;
const isTakenByBuild = (address: string) => takenByBuild(address.slice(1)) !== undefined;

/** Pages with addresses, titles and places in the trail that are theirs alone; the first is the home page. */
export function fixAddresses(pages: readonly LoosePage[]): LoosePage[] {
  const taken = new Set<string>();
  const free = (path: string, index: number) => {
    const own = path === '/' || taken.has(path) || isTakenByBuild(path) ? `/page-${index}` : path;
    taken.add(own);
    return own;
  };
  const [home, ...others] = pages.map((page, index) => ({
    ...page,
    path: index === 0 ? '/' : free(page.path, index),
    title: `${index} ${page.title}`,
    description: `${index} ${page.description}`,
  }));
  if (!home) return [];
  // A page above another one comes before it.
  others.sort((a, b) => (a.path < b.path ? -1 : 1));
  const sorted = [home, ...others];
  for (const { path } of sorted) taken.add(folderOf(path));
  return sorted.map(({ parent, aliases, ...page }, index) => {
    const above = sorted[(parent?.length ?? 0) % Math.max(index, 1)];
    const own = (aliases ?? []).map(usable).filter((alias) => {
      const folder = folderOf(alias);
      if (isBroken.test(alias) || isTakenByBuild(alias) || taken.has(folder)) return false;
      taken.add(folder);
      return true;
    });
    return {
      ...page,
      ...(parent !== undefined && index > 0 && above && { parent: above.path }),
      ...(own.length > 0 && { aliases: own }),
    };
  });
}
