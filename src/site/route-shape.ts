import type { SitePage } from './site';
import type { RouteShape } from './view';

/** What the router has to know: it grows with sections, never with pages. Aliases are addresses too. */
export function routeShape(pages: readonly SitePage[]): RouteShape {
  const top = new Set<string>();
  const sections = new Set<string>();
  for (const { content } of pages) {
    for (const path of [content.path, ...(content.aliases ?? [])]) {
      const slash = path.indexOf('/', 1);
      if (slash !== -1) sections.add(path.slice(1, slash));
      else if (path !== '/' && path !== '/404') top.add(path);
    }
  }
  return { pages: [...top], sections: [...sections] };
}
