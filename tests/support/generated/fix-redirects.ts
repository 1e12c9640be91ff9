import { diskName, takenByBuild } from '../../../src/site/page/output-paths';
import { isAtOrBelow, prefixOf } from '../../../src/site/page/redirects';
import type { Redirect } from '../../../src/site/schema/types.gen';
import { isBroken } from './fix-addresses';
import { usable } from './fix-values';
import type { LoosePage, SiteParts } from './site-arbitrary';

/** Pages and a site whose redirects are from addresses of their own, to a page or another site. */
export function fixRedirects(
  site: SiteParts['site'],
  pages: readonly LoosePage[],
): { site: SiteParts['site']; pages: LoosePage[] } {
  const taken = new Set(pages.flatMap(({ path, aliases = [] }) => [path, ...aliases]).map(diskName));
  const isFree = (from: string) => {
    const name = diskName(from);
    const prefix = prefixOf(name);
    const address = prefixOf(from) ?? from;
    if (isBroken.test(address) || takenByBuild(address.slice(1)) || address === '/404') return false;
    if (taken.has(name)) return false;
    if (prefix !== undefined && [...taken].some((path) => isAtOrBelow(path, prefix))) return false;
    taken.add(name);
    return true;
  };
  const isLeading = (to: string) => to.startsWith('/') || to.startsWith('https://');
  const own = (site.redirects ?? [])
    .map((redirect) => ({ ...redirect, from: usable(redirect.from) }))
    .filter(({ from }) => isFree(from))
    .map((redirect) => ({ ...redirect, to: isLeading(redirect.to) ? redirect.to : '/' }));
  const { redirects: _, ...rest } = site;
  return {
    site: own.length > 0 ? { ...rest, redirects: own as [Redirect, ...Redirect[]] } : rest,
    pages: pages.map(({ redirects, ...page }) => {
      const free = (redirects ?? []).map(usable).filter(isFree);
      return free.length > 0 ? { ...page, redirects: free } : page;
    }),
  };
}
