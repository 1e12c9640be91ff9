import type { KnownPages } from '../page/known-pages';
import { pageLink } from '../page/links';
import { createFindRedirect, type PlacedRedirect } from '../page/redirects';
import type { Redirects } from './rule';

export function knownRedirects(all: readonly PlacedRedirect[], known: KnownPages): Redirects {
  const at = createFindRedirect(all);
  return {
    all,
    at,
    end(redirect) {
      const seen = new Set<PlacedRedirect>();
      for (let next: PlacedRedirect | undefined = redirect; next; ) {
        if (seen.has(next)) return undefined;
        seen.add(next);
        const path: string | undefined = pageLink(next.to)?.path;
        const following: PlacedRedirect | undefined =
          path === undefined || known.has(path) ? undefined : at(path);
        if (!following) return next.to;
        next = following;
      }
      return undefined;
    },
  };
}
