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
  meaning: "The site's address in site.json is one that browsers and servers all understand in the same way.",
  messages: {
    notPlain: {
      message: (url) => `The site's address is not in its plain form: ${url}.`,
      help: (_, plain) => `Write ${plain}.`,
      example: ['https://Northport.net/', 'https://northport.net'],
    },
    host: {
      message: (host) => `There is no domain ${host}.`,
      help: () => 'A domain has only letters, digits, - and dots.',
      example: ['north_port.net'],
    },
    path: {
      message: (path) => `The site can't be served at ${path}.`,
      help: () => 'Between the / of the path only letters, digits and - . _ ~ are possible.',
      example: ['/a,b'],
    },
  },
  site({ site }, report) {
    if (!site || !isUrl(site.site.url)) return;
    const { url } = site.site;
    const { origin, hostname, pathname } = new URL(url);
    const plain = `${origin}${pathname}`.replace(/\/+$/, '');
    const place = { document: siteDocument, pointer: '/site/url' };
    if (url !== plain) report(place, 'notPlain', url, plain);
    else if (!plainHost.test(hostname)) report(place, 'host', hostname);
    else if (!plainPath.test(pathname)) report(place, 'path', pathname);
  },
};
