import { isUrl } from '../text/is-url';
import { type Rule, siteDocument } from './rule';

/** Other characters are written in several ways, and servers differ in which they compare. */
const plainPath = /^(\/|(\/[\w.~-]+)+)$/;

/** What domains can be made of; the plain form writes other letters with these. */
const plainHost = /^([a-z0-9.-]+|\[[0-9a-f:]+\])$/;

export const siteUrl: Rule<{
  notPlain: [url: string, plain: string];
  host: [host: string];
  path: [path: string];
}> = {
  id: 'site-url',
  severity: 'error',
  meaning: "The site's address in site.json is one that all browsers and servers understand in the same way.",
  messages: {
    notPlain: {
      message: (url) => `The site's address must be in its simplest form, found ${url}.`,
      help: (_, plain) => `Write ${plain}.`,
      example: ['https://Northport.net/', 'https://northport.net'],
    },
    host: {
      message: (host) => `${host} is not a valid domain.`,
      help: () => 'Use only letters, digits, hyphens and dots.',
      example: ['north_port.net'],
    },
    path: {
      message: (path) => `The site's address can't have the path ${path}.`,
      help: () => 'Use only letters, digits and - . _ ~ between one / and the next.',
      example: ['/a,b'],
    },
  },
  site({ site }, report) {
    if (!site || !isUrl(site.site.url)) return;
    const { url } = site.site;
    const { origin, hostname, pathname } = new URL(url);
    const plain = `${origin}${pathname}`.replace(/(?<!\/)\/+$/, '');
    const place = { document: siteDocument, pointer: '/site/url' };
    if (url !== plain) report(place, 'notPlain', url, plain);
    else if (!plainHost.test(hostname)) report(place, 'host', hostname);
    else if (!plainPath.test(pathname)) report(place, 'path', pathname);
  },
};
