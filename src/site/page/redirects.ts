import { siteFile } from '../files/site-file';
import type { Place } from '../json/place';
import type { SiteContent } from '../schema/types.gen';
import type { SitePage } from './site-page';

/** An old address and where it leads, as it is written at its place. */
export interface PlacedRedirect extends Place {
  /** With `/*` at its end it stands for itself and all addresses below it. */
  from: string;
  to: string;
  permanent: boolean;
}

/** All redirects: those of site.json, then those of pages. */
export function redirectsOf(site: SiteContent | undefined, pages: readonly SitePage[]): PlacedRedirect[] {
  const own = (site?.redirects ?? []).map(({ from, to, permanent = true }, index) => ({
    from,
    to,
    permanent,
    file: siteFile,
    pointer: `/redirects/${index}/from`,
  }));
  const redirected = pages.filter(({ facts }) => facts.redirects !== undefined);
  const ofPages = redirected.flatMap(({ file, pointer, facts: { path, redirects = [] } }) =>
    redirects.map((from, index) => ({
      from,
      to: path,
      permanent: true,
      file,
      pointer: `${pointer}/redirects/${index}`,
    })),
  );
  return [...own, ...ofPages];
}

/** The path before `/*`; undefined for a single address. */
export const prefixOf = (from: string): string | undefined =>
  from.endsWith('/*') ? from.slice(0, -'/*'.length) : undefined;

/** True if an address is this one, or one below it. */
export const isAtOrBelow = (address: string, prefix: string): boolean =>
  address === prefix || address.startsWith(`${prefix}/`);

/** Finds the redirect of a decoded path: that of the path itself, or else the longest that stands for it. */
export function createFindRedirect<Kind extends { from: string }>(
  redirects: readonly Kind[],
): (path: string) => Kind | undefined {
  const single = new Map(redirects.map((redirect) => [redirect.from, redirect]));
  const wide = redirects
    .flatMap((redirect) => {
      const prefix = prefixOf(redirect.from);
      return prefix === undefined ? [] : [{ redirect, prefix }];
    })
    .sort((a, b) => b.prefix.length - a.prefix.length);
  return (path) => {
    const bare = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
    return single.get(bare) ?? wide.find(({ prefix }) => isAtOrBelow(path, prefix))?.redirect;
  };
}
