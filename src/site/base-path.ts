/** Path of the site's address without a trailing slash: '' or '/sub'. It stands before every address of the site. */
export const basePath = (siteUrl: string) => new URL(siteUrl).pathname.replace(/\/$/, '');

/** The path of the page at a path of the host; undefined outside the site. */
export function withoutBase(path: string, base: string): string | undefined {
  if (path === base) return '/';
  return path.startsWith(`${base}/`) ? path.slice(base.length) : undefined;
}
