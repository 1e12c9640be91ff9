import type { PageFacts } from './page-facts';
import { replaceTokens, type Tokens } from './tokens';

/**
 * The page above: as written, else the nearest page that the path lies below, else the home page. `has` knows pages by
 * their own paths: a page can lie below its own alias.
 */
export function parentPath(
  { path, parent }: Pick<PageFacts, 'path' | 'parent'>,
  has: (path: string) => boolean,
): string | undefined {
  if (parent !== undefined) return parent;
  if (path === '/') return undefined;
  for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
    const above = path.slice(0, end);
    if (has(above)) return above;
  }
  return '/';
}

/**
 * The pages above one, the nearest first. `find` knows pages by their paths and aliases. Two that name each other as parent
 * are a mistake of the content, and come once each.
 */
export function* pagesAbove(
  page: PageFacts,
  find: (path: string) => { facts: PageFacts } | undefined,
): Generator<PageFacts> {
  const has = (path: string) => find(path)?.facts.path === path;
  const seen = new Set<PageFacts>();
  let path = parentPath(page, has);
  while (path !== undefined) {
    const above = find(path)?.facts;
    if (!above || seen.has(above)) return;
    yield above;
    seen.add(above);
    path = parentPath(above, has);
  }
}

/** What other pages call this one. */
export function pageName({ name, title }: Pick<PageFacts, 'name' | 'title'>, tokens: Tokens): string {
  return replaceTokens(name ?? title, tokens);
}
