import { createHash } from 'node:crypto';
import { styleNonce } from '../../../app/server/document-tags';
import { headScript } from '../../../app/server/head-script';
import { assetsFolder } from '../../../site/page/output-paths';
import type { Site } from '../../../site/resolve/site';
import { visitProviders } from '../../../site/resolve/visit-providers';
import { announcementName } from '../render/announcement-name';
import type { HeaderRules } from './header-file';

/** Hosts of content that is loaded only when a visitor asks for it. Others are named where a page needs them. */
const embeds = ['https://www.youtube-nocookie.com', 'https://www.google.com'];

/** Allows this inline script or style sheet, and no other. */
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * A source expression for an endpoint: 'self' for a path on this site, otherwise its address without the query, or only
 * its host.
 */
function source(endpoint: string, part: 'address' | 'host'): string {
  if (endpoint.startsWith('/')) return "'self'";
  const { origin, pathname } = new URL(endpoint);
  if (part === 'host') return origin;
  // These end a source in a policy, or start a variable in a server's configuration.
  return origin + pathname.replace(/[;,'$]/g, (character) => `%${character.charCodeAt(0).toString(16)}`);
}

/** What Google's script needs, as documented: its own hosts, and the policy by which it makes markup. */
const google = {
  script: ['https://www.googletagmanager.com'],
  images: ['https://*.google-analytics.com', 'https://www.googletagmanager.com'],
  connect: [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://www.googletagmanager.com',
  ],
  trustedTypes: ['google-tag', 'goog#html'],
};
const noGoogle: typeof google = { script: [], images: [], connect: [], trustedTypes: [] };

export const httpsOnly = 'upgrade-insecure-requests';

/** `styles` is the source of what styles a document may have. */
function contentSecurityPolicy(site: Site, styles: string, part: 'address' | 'host'): string {
  const sourceOf = (endpoint: string) => source(endpoint, part);
  const forms = [...new Set(site.pages.flatMap(({ facts }) => facts.endpoints).map(sourceOf))];
  const { analytics } = site.settings;
  const vitals = analytics?.vitalsEndpoint ? [sourceOf(analytics.vitalsEndpoint)] : [];
  const visits = visitProviders(analytics).flatMap((provider) =>
    'endpoint' in provider ? [sourceOf(provider.endpoint)] : [],
  );
  const allowed = analytics?.google ? google : noGoogle;
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", hash(headScript(announcementName(site.chrome.view))), ...allowed.script],
    'style-src': [styles],
    // A site without an icon has the icon `data:,`, so that browsers do not request one.
    'img-src': ["'self'", 'data:', ...allowed.images],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'connect-src': [...new Set(["'self'", ...forms, ...vitals, ...visits, ...allowed.connect])],
    // Also this site: an endpoint leads back to it, and Chrome applies the policy to that, too.
    'form-action': forms.length > 0 ? [...new Set(["'self'", ...forms])] : ["'none'"],
    'frame-src': [...embeds, ...new Set(site.pages.flatMap(({ facts }) => facts.frames))],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['site', ...allowed.trustedTypes],
    [httpsOnly]: [],
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}

/** What browsers ignore in a document, and report as a mistake. */
const headerOnly = "; frame-ancestors 'none'";

/** Cloudflare ignores headers whose line is longer than 2,000 characters. */
const longestPolicy = 2000 - 'Content-Security-Policy: '.length;

/** The source of styles in the headers, which are the same for all documents. */
const anyOfOurs = `'nonce-${styleNonce}'`;

function sitePolicy(site: Site): (styles: string) => string {
  const isLong = contentSecurityPolicy(site, anyOfOurs, 'address').length > longestPolicy;
  return (styles) => contentSecurityPolicy(site, styles, isLong ? 'host' : 'address');
}

/**
 * The policy in the documents themselves: some hosts send no headers, and some are not encrypted. It alone has the hash
 * of the document's style element, whose text it takes: the headers would have too many. An empty text is none.
 */
export function documentPolicy(site: Site): (style: string) => string {
  const policy = sitePolicy(site);
  return (style) =>
    policy(style === '' ? "'none'" : hash(style))
      .replace(headerOnly, '')
      .replace(`; ${httpsOnly}`, '');
}

/**
 * Headers by path pattern, as static hosts read them from `_headers`. For one path, no header appears in two rules:
 * some hosts would send both values. `style` is that of all documents where these have no policy of their own.
 */
export function headerRules(site: Site, style?: string): HeaderRules {
  return {
    [`${site.base}/*`]: {
      'Content-Security-Policy': sitePolicy(site)(style === undefined ? anyOfOurs : hash(style)),
      'Strict-Transport-Security': 'max-age=31536000',
      'X-Content-Type-Options': 'nosniff',
      // Not stricter: the video player refuses to play without a referrer.
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': unused.map((feature) => `${feature}=()`).join(', '),
      'Cross-Origin-Opener-Policy': 'same-origin',
    },
    [`${site.base}/${assetsFolder}/*`]: {
      'Cache-Control': 'public, max-age=31536000, immutable',
      // Not for link pictures, which other sites show.
      'Cross-Origin-Resource-Policy': 'same-origin',
    },
  };
}

/** Features of browsers that neither a page nor a frame in it may ask for. */
const unused = [
  ...['camera', 'microphone', 'geolocation', 'payment', 'usb', 'serial', 'hid', 'midi'],
  ...['accelerometer', 'gyroscope', 'magnetometer', 'display-capture'],
];

/** For files that are not named by their content. */
export const revalidate = { 'Cache-Control': 'no-cache' };

/** The same for a server without encryption, where requests for `https:` would fail. */
export function withoutHttps(headers: Readonly<Record<string, string>>): Record<string, string> {
  const { 'Strict-Transport-Security': _, ...others } = headers;
  const policy = headers['Content-Security-Policy'] ?? '';
  return { ...others, 'Content-Security-Policy': policy.replace(`; ${httpsOnly}`, '') };
}
