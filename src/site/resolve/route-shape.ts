import { notFoundPath } from '../page/addresses';
import type { SitePage } from '../page/site-page';
import type { RouteShape } from './view';

/**
 * What the router has to know: it grows with sections, never with pages. Aliases are left to the routes that take
 * any path, because they may contain characters that mean something in a route's pattern.
 */
export function routeShape(pages: readonly SitePage[], base: string): RouteShape {
  const paths = pages.map(({ facts }) => facts.path).filter((path) => path !== '/' && path !== notFoundPath);
  const sections = new Set(paths.flatMap((path) => path.split('/').slice(1, -1).slice(0, 1)));
  const isTop = (path: string) => path.lastIndexOf('/') === 0 && !sections.has(path.slice(1));
  return { base, pages: paths.filter(isTop), sections: [...sections] };
}
