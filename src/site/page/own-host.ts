import schema from '../../../site.schema.json';
import { isUrl } from '../text/is-url';
import { mendText } from '../text/mend/mend-text';
import { basePath, withoutBase } from './addresses';
import { pageLink } from './links';

const localHost = /^(localhost|.*\.localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1\])$/;

/** Whose host a full address has, if not that of another site: this site's, or that of the editor's own computer. */
export function hostOfLink(href: string, siteUrl: string | undefined): 'own' | 'local' | undefined {
  if (!/^https?:/.test(href) || !isUrl(href)) return undefined;
  const { host, hostname } = new URL(href);
  if (localHost.test(hostname)) return 'local';
  return siteUrl !== undefined && isUrl(siteUrl) && host === new URL(siteUrl).host ? 'own' : undefined;
}

const { pattern } = schema.$defs.href;

/** The link to a page that a full address on one of these hosts can be of. */
export function pathOfOwnLink(href: string, siteUrl: string | undefined): string | undefined {
  const { pathname, search, hash } = new URL(href);
  // A query may be for a program on the same host.
  if (search !== '') return undefined;
  const base = basePath(siteUrl ?? href);
  const path = withoutBase(pathname === '/' ? base : pathname, base);
  if (path === undefined || /\.(?!html?$)\w+$/.test(path)) return undefined;
  const link = mendText(path + hash, 'href', pattern)?.text ?? path + hash;
  return pageLink(link) && link;
}
