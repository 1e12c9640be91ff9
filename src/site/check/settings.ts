import type { Settings } from '../schema/types.gen';
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

/** Names and numbers that are reserved for examples (RFC 2606) or used as such. */
const examples: readonly { field: keyof Settings; pattern: RegExp; say: string }[] = [
  { field: 'url', pattern: /^https:\/\/([^/]+\.)?example(\.(com|net|org))?(:|\/|$)/, say: 'address' },
  { field: 'email', pattern: /[@.]example(\.(com|net|org))?$/, say: 'email address' },
  { field: 'phone', pattern: /(^|\D)555(\D|$)|55501\d\d$/, say: 'phone number' },
];

export const exampleContact: Check = {
  id: 'example-contact',
  severity: 'warning',
  site({ site }, report) {
    if (!site) return;
    for (const { field, pattern, say } of examples) {
      const value = site.site[field];
      if (typeof value === 'string' && pattern.test(value))
        report(
          { document, pointer: `/site/${field}` },
          `${value} is still an example.`,
          `Write the company's own ${say}.`,
        );
    }
  },
};
