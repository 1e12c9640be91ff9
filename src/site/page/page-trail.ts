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

/** What other pages call this one. */
export function pageName({ name, title }: Pick<PageFacts, 'name' | 'title'>, tokens: Tokens): string {
  return replaceTokens(name ?? title, tokens);
}
