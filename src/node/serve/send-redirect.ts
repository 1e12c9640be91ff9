import type { ServerResponse } from 'node:http';
import { createFindRedirect } from '../../site/page/redirects';
import type { Site } from '../../site/resolve/site';
import { type HostRedirect, hostRedirect } from '../build/host/redirect-file';

/** The redirect of a decoded path of a site that is not built. */
export function redirectAt(site: Site | undefined, path: string): HostRedirect | undefined {
  if (!site || site.redirects.length === 0) return undefined;
  const found = createFindRedirect(site.redirects)(path);
  return found && hostRedirect(found, site.base);
}

/** Browsers ask again each time, as for pages: a redirect may change. */
export function sendRedirect(response: ServerResponse, { to, status }: HostRedirect): void {
  response.writeHead(status, { location: to, 'cache-control': 'no-cache' }).end();
}
