import { hostFlaw } from '../text/host-flaw';
import { readAuthority } from '../text/host-letters';
import { isUrl } from '../text/is-url';
import { type Rule, siteDocument } from './rule';

/** Other characters are written in several ways, and servers differ in which they compare. */
const plainPath = /^(\/|(\/[\w.~-]+)+)$/;

export const siteUrl: Rule<{
  notPlain: [url: string, plain: string];
  host: [host: string, flaw: string];
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
      message: (host, flaw) => `The site can't have the host ${host}: it ${flaw}.`,
      help: () => 'Use only letters, digits and hyphens, with one dot between two parts.',
      example: ['my_shop.northport.net', 'contains _'],
    },
    path: {
      message: (path) => `The site's address can't have the path ${path}.`,
      help: () => 'Use only letters, digits and - . _ ~ between one / and the next.',
      example: ['/a,b'],
    },
  },
  site({ site }, report) {
    const url = site?.site.url ?? '';
    const { host } = readAuthority(url) ?? { host: '' };
    // Another rule says what no address can have.
    if (!isUrl(url) || hostFlaw(host, 'link') !== undefined) return;
    const flaw = hostFlaw(host, 'site');
    const { origin, pathname } = new URL(url);
    const plain = `${origin}${pathname}`.replace(/(?<!\/)\/+$/, '');
    const place = { document: siteDocument, pointer: '/site/url' };
    if (url !== plain) report(place, 'notPlain', url, plain);
    else if (flaw !== undefined) report(place, 'host', host, flaw);
    else if (!plainPath.test(pathname)) report(place, 'path', pathname);
  },
};
