import { notFoundPath } from '../page/addresses';
import type { SitePage } from '../page/site-page';
import type { RouteShape } from './view';

/**
 * What the router has to know: it grows with sections, never with pages. Aliases are left to the routes that take
 * any path, because they may contain characters that mean something in a route's pattern.
 */
export function routeShape(pages: readonly SitePage[], base: string): RouteShape {
  const tops: string[] = [];
  const sections = new Set<string>();
  for (const { path } of pages.map(({ facts }) => facts)) {
    const end = path.indexOf('/', 1);
    if (end > 0) sections.add(path.slice(1, end));
    else if (path !== '/' && path !== notFoundPath) tops.push(path);
  }
  return { base, pages: tops.filter((path) => !sections.has(path.slice(1))), sections: [...sections] };
}
