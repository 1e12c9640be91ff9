import { replaceTokens, type Tokens } from './tokens';
import type { Page } from './types.gen';

/** The page above: as written, else the nearest page that the path lies below, else the home page. */
export function parentPath({ path, parent }: Page, has: (path: string) => boolean): string | undefined {
  if (parent !== undefined) return parent;
  if (path === '/') return undefined;
  for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
    const above = path.slice(0, end);
    if (has(above)) return above;
  }
  return '/';
}

/** What other pages call this one. */
export function pageName({ name, title }: Page, tokens: Tokens): string {
  return replaceTokens(name ?? title, tokens);
}
