import { redirectDocument } from '../../../app/server/redirect-document';
import { documentFile } from '../../../site/page/output-paths';
import { createFindRedirect, prefixOf } from '../../../site/page/redirects';
import type { Site, SiteRedirect } from '../../../site/resolve/site';

/** A redirect as hosts need it: encoded addresses with the site's path. */
export interface HostRedirect {
  /** Ends with `/*` for all addresses below. */
  from: string;
  to: string;
  status: 301 | 302;
}

export function hostRedirects(redirects: readonly SiteRedirect[], base: string): HostRedirect[] {
  const all = redirects.map((redirect) => hostRedirect(redirect, base));
  // Hosts take the first that fits.
  return all.sort(
    (a, b) => Number(isWide(a)) - Number(isWide(b)) || (isWide(a) ? b.from.length - a.from.length : 0),
  );
}

export function hostRedirect({ from, to, permanent }: SiteRedirect, base: string): HostRedirect {
  const prefix = prefixOf(from);
  const path = encodeURI(base + (prefix ?? from));
  return { from: prefix === undefined ? path : `${path}/*`, to: target(to), status: permanent ? 301 : 302 };
}

const isWide = ({ from }: Pick<HostRedirect, 'from'>) => prefixOf(from) !== undefined;

/** In the address of another site, hosts would take `:name` and `$name` for something to fill in. */
function target(to: string): string {
  if (to.startsWith('/')) return to;
  const { origin, href } = new URL(to);
  return (
    origin +
    href
      .slice(origin.length)
      .replace(/[:$*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)
  );
}

/**
 * Writes `_redirects`, the format of Netlify and Cloudflare Pages. Netlify would show the document that other hosts have
 * at an old address, but for the `!`. Cloudflare skips such lines, and needs one with a slash at the end.
 */
export function writeRedirectFile(redirects: readonly HostRedirect[]): string {
  const single = redirects.filter((redirect) => !isWide(redirect));
  const wide = redirects.filter(isWide);
  const lines = [
    ...single.flatMap(({ from, to, status }) => [
      `${from} ${to} ${status}!`,
      `${from} ${to} ${status}`,
      `${from}/ ${to} ${status}`,
    ]),
    ...wide.flatMap(({ from, to, status }) => {
      const own = prefixOf(from);
      return single.some((redirect) => redirect.from === own) ? [] : `${own} ${to} ${status}`;
    }),
    ...wide.map(({ from, to, status }) => `${from} ${to} ${status}`),
  ];
  return lines.map((line) => `${line}\n`).join('');
}

/** Reads `_redirects`, so that other servers send exactly what a host would. */
export function readRedirectFile(text: string): HostRedirect[] {
  const redirects = text.split('\n').flatMap((line): HostRedirect[] => {
    const [from, to, status] = line.split(' ');
    if (!from || !to || status?.endsWith('!')) return [];
    return [{ from, to, status: status === '302' ? 302 : 301 }];
  });
  return redirects.filter(({ from }) => !from.endsWith('/'));
}

/** Finds the redirect of a path as a host does, whatever is decoded in it. */
export function findHostRedirect(
  redirects: readonly HostRedirect[],
): (path: string) => HostRedirect | undefined {
  return createFindRedirect(redirects.map((redirect) => ({ ...redirect, from: decodeURI(redirect.from) })));
}

/** A document at every single old address, for hosts that read no list of redirects. */
export const redirectDocuments = ({ redirects, settings, words }: Site, policy: string) =>
  redirects
    .filter(({ from }) => prefixOf(from) === undefined)
    .map(({ from, to }) => ({
      path: documentFile(from),
      content: redirectDocument({
        language: settings.language,
        title: words.moved,
        policy,
        to,
        canonical: to.startsWith('/') ? new URL(settings.url).origin + to : to,
      }),
    }));
