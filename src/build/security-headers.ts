import { createHash } from 'node:crypto';
import { themeScript } from '../app/theme-script';
import type { Site } from '../site/site';
import type { Page } from '../site/types.gen';

/** Hosts that a visitor can choose to load something from. */
const embeds = ['https://www.youtube-nocookie.com', 'https://www.google.com'];

const hash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

const formEndpoints = (page: Page) =>
  page.blocks.flatMap((block) => (block.type === 'contactForm' && block.endpoint ? [block.endpoint] : []));

/** A source expression for an endpoint: its address for another host, 'self' for a path on this site. */
const source = (endpoint: string) => (endpoint.startsWith('/') ? "'self'" : endpoint);

function contentSecurityPolicy(site: Site): string {
  const forms = [...new Set(site.pages.flatMap(({ content }) => formEndpoints(content)).map(source))];
  const vitals = site.settings.analytics ? [source(site.settings.analytics.vitalsEndpoint)] : [];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", hash(themeScript)],
    'style-src': ["'self'"],
    // An empty address as the icon of a site that has none keeps browsers from asking for one.
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': [...new Set(["'self'", ...forms, ...vitals])],
    'form-action': forms.length > 0 ? forms : ["'none'"],
    'frame-src': embeds,
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['site'],
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}

/** Headers by path pattern, as static hosts read them from `_headers`. */
export function headerRules(site: Site): Record<string, Record<string, string>> {
  return {
    '/*': {
      'Content-Security-Policy': contentSecurityPolicy(site),
      'X-Content-Type-Options': 'nosniff',
      // Not stricter: the video player refuses to play without a referrer.
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cache-Control': 'no-cache',
    },
    '/assets/*': { 'Cache-Control': 'public, max-age=31536000, immutable' },
  };
}
