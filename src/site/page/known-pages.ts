import type { SitePage } from './site-page';

/** Every path of the site: those of valid pages, and the probable ones of pages with errors. */
export interface KnownPages {
  has(path: string): boolean;
  /** The same without aliases. */
  hasOwn(path: string): boolean;
  /** The valid page of a path or alias. */
  page(path: string): SitePage | undefined;
  paths(): Iterable<string>;
}

export function knownPages(pages: readonly SitePage[], brokenPaths: Iterable<string>): KnownPages {
  const byPath = new Map<string, SitePage>();
  for (const page of pages) for (const alias of page.facts.aliases ?? []) byPath.set(alias, page);
  for (const page of pages) byPath.set(page.facts.path, page);
  const broken = new Set(brokenPaths);
  return {
    has: (path) => byPath.has(path) || broken.has(path),
    hasOwn: (path) => byPath.get(path)?.facts.path === path || broken.has(path),
    page: (path) => byPath.get(path),
    *paths() {
      yield* byPath.keys();
      yield* broken;
    },
  };
}
