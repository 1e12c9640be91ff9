/**
 * The `aria-current` of a menu's link: `page` for a link to the open page, `true` for one to a page above it. Both paths
 * have no trailing slash.
 */
export function currentLink(linkPath: string, pagePath: string): 'page' | 'true' | undefined {
  if (linkPath === pagePath) return 'page';
  return linkPath !== '/' && pagePath.startsWith(`${linkPath}/`) ? 'true' : undefined;
}

/** Of the links that lead to the open page or to one above it, those to the nearest one: visitors are at one place. */
export function nearestLink(linkPaths: Iterable<string>, pagePath: string): string | undefined {
  let nearest: string | undefined;
  for (const path of linkPaths)
    if (currentLink(path, pagePath) && path.length > (nearest?.length ?? 0)) nearest = path;
  return nearest;
}

export const trimSlash = (path: string) => (path.length > 1 ? path.replace(/(?<!\/)\/+$/, '') : path);
