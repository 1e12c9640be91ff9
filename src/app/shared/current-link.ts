/**
 * The `aria-current` of a menu's link: `page` for a link to the open page, `true` for one to a page above it. Both paths
 * have no trailing slash.
 */
export function currentLink(linkPath: string, pagePath: string): 'page' | 'true' | undefined {
  if (linkPath === pagePath) return 'page';
  return linkPath !== '/' && pagePath.startsWith(`${linkPath}/`) ? 'true' : undefined;
}

export const trimSlash = (path: string) => (path.length > 1 ? path.replace(/(?<!\/)\/+$/, '') : path);
