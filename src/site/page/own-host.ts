import { textForm } from '../schema/text-form';
import { fixText } from '../text/fix/fix-text';
import { isUrl } from '../text/is-url';
import { basePath, withoutBase } from './addresses';
import { pageLink } from './links';

const localHost = /^(localhost|.*\.localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1\])$/;

/** Whose host a full address has, if not that of another site: this site's, or that of the editor's own computer. */
export function hostOfLink(href: string, siteUrl: string | undefined): 'own' | 'local' | undefined {
  if (!/^https?:/.test(href) || !isUrl(href)) return undefined;
  const url = new URL(href);
  if (localHost.test(url.hostname)) return 'local';
  return siteHost(url) === addressOf(siteUrl)?.host ? 'own' : undefined;
}

/** The host of a site: `www.` does not make it another one. */
export const siteHost = ({ host }: URL): string => host.replace(/^www\./, '');

interface SiteAddress {
  host: string;
  base: string;
}

/** Undefined if the site has no valid address. All links of a site ask for the same one. */
function addressOf(siteUrl: string | undefined): SiteAddress | undefined {
  if (siteUrl !== last.siteUrl) last = { siteUrl, address: parseAddress(siteUrl) };
  return last.address;
}

const parseAddress = (siteUrl = ''): SiteAddress | undefined =>
  isUrl(siteUrl) ? { host: siteHost(new URL(siteUrl)), base: basePath(siteUrl) } : undefined;

let last: { siteUrl: string | undefined; address: SiteAddress | undefined } = {
  siteUrl: undefined,
  address: undefined,
};

const { pattern } = textForm('href');

/** The link to a page that a full address on one of these hosts can be of. */
export function pathOfOwnLink(href: string, siteUrl: string | undefined): string | undefined {
  const { hostname, pathname, search, hash } = new URL(href);
  // A query may be for a program on the same host.
  if (search !== '') return undefined;
  const inside = withoutBase(pathname, addressOf(siteUrl)?.base ?? '');
  // On the editor's own computer, a site that is below a path elsewhere may be at the root.
  const path = localHost.test(hostname) ? (inside ?? pathname) : inside;
  if (path === undefined || /\.(?!html?$)\w+$/.test(path)) return undefined;
  const link = fixText(path + hash, 'href', pattern)?.text ?? path + hash;
  return pageLink(link) && link;
}
