import type { VisitProvider } from '../../site/resolve/visit-providers';

/** One page that a visitor has opened, as a full load or in place. */
export interface PageView {
  /** The whole address without the part after #. */
  url: string;
  title: string;
  /** Where the visitor came from, or ''. */
  referrer: string;
  /** A language tag. */
  language: string;
  /** Width and height in CSS pixels, such as 1920x1080. */
  screen: string;
}

/** The request that reports a visit, as the provider documents it. Google's own script sends what Google counts. */
export function visitRequest(
  provider: Exclude<VisitProvider, { name: 'google' }>,
  { url, title, referrer, language, screen }: PageView,
): RequestInit {
  // As plain text and as a form, a browser sends it at once. JSON needs a permission, which Umami gives.
  if (provider.name === 'plausible') {
    const { domain } = provider;
    return { mode: 'no-cors', body: JSON.stringify({ name: 'pageview', url, domain, referrer }) };
  }
  if (provider.name === 'umami') {
    const { hostname, pathname, search } = new URL(url);
    const page = { hostname, url: pathname + search, title, referrer };
    const payload = { website: provider.website, ...page, language, screen };
    const headers = { 'content-type': 'application/json' };
    return { headers, body: JSON.stringify({ type: 'event', payload }) };
  }
  const page = { url, action_name: title, urlref: referrer, res: screen };
  const fields = { idsite: String(provider.site), rec: '1', send_image: '0', ...page };
  return { mode: 'no-cors', body: new URLSearchParams(fields) };
}
