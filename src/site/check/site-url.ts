import { isUrl } from '../text/is-url';
import type { Check } from './rule';

const document = { file: 'site.json', pointer: '' };

/** Other signs are written in several ways, and servers differ in which they compare. */
const plainPath = /^(\/|(\/[\w.~-]+)+)$/;

/** What domains can be made of; the plain form writes other letters with these. */
const plainHost = /^([a-z0-9.-]+|\[[0-9a-f:]+\])$/;

export const siteUrl: Check = {
  id: 'site-url',
  severity: 'error',
  site({ site }, report) {
    if (!site || !isUrl(site.site.url)) return;
    const { origin, hostname, pathname } = new URL(site.site.url);
    const plain = `${origin}${pathname}`.replace(/\/+$/, '');
    const place = { document, pointer: '/site/url' };
    if (site.site.url !== plain)
      report(place, `The site's address is not in its plain form: ${site.site.url}.`, `Write ${plain}.`);
    else if (!plainHost.test(hostname))
      report(place, `There is no domain ${hostname}.`, 'A domain has only letters, digits, - and dots.');
    else if (!plainPath.test(pathname))
      report(
        place,
        `The site can't be served at ${pathname}.`,
        'Between the / of the path only letters, digits and - . _ ~ are possible.',
      );
  },
};
