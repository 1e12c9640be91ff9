/**
 * What a menu's link is to the open page: `page` when it leads there, `true` when it leads to a page above it.
 * Both are paths without a trailing slash.
 */
export function currentLink(linkPath: string, pagePath: string): 'page' | 'true' | undefined {
  if (linkPath === pagePath) return 'page';
  return linkPath !== '/' && pagePath.startsWith(`${linkPath}/`) ? 'true' : undefined;
}

export const trimSlash = (path: string) => (path.length > 1 ? path.replace(/\/+$/, '') : path);
