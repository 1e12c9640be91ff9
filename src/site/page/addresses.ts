/** Path of the site's address without a trailing slash: '' or '/sub'. It comes before every address of the site. */
export const basePath = (siteUrl: string) => new URL(siteUrl).pathname.replace(/\/$/, '');

/** The path of the page at a path of the host; undefined outside the site. */
export function withoutBase(path: string, base: string): string | undefined {
  if (path === base) return '/';
  return path.startsWith(`${base}/`) ? path.slice(base.length) : undefined;
}

/**
 * The path of the page at an address's path; undefined outside the site, when it is not encoded in UTF-8, and when it
 * would be another address without its encoding: `/%2Fhost` would be another host.
 */
export function pagePathAt(pathname: string, base: string): string | undefined {
  try {
    const path = decodeURIComponent(pathname);
    const address = encodeURI(path);
    return new URL(address, 'http://a').pathname === address ? withoutBase(path, base) : undefined;
  } catch {
    return undefined;
  }
}

/** Path of the page that answers for every unknown address. */
export const notFoundPath = '/404';
