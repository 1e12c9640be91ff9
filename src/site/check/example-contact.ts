import type { Settings } from '../schema/types.gen';
import { type Rule, siteDocument } from './rule';

const exampleUrl = /^https:\/\/(localhost|([^/]+\.)?example(\.(com|net|org))?)(:|\/|$)/;

/**
 * Names and numbers that are reserved for examples (RFC 2606; 555-01xx in North America, 23125 in Berlin, 01 99 00 in
 * France) or used as such.
 */
const examples: readonly { field: keyof Settings; pattern: RegExp; noun: string }[] = [
  { field: 'url', pattern: exampleUrl, noun: 'web address' },
  { field: 'email', pattern: /[@.]example(\.(com|net|org))?$/, noun: 'email address' },
  {
    field: 'phone',
    pattern:
      /^\+1\D*\d{3}\D*555\D*\d{4}$|(?<!\d)555\D*01\d\d$|55501\d\d$|^\+49\D*30\D*23125\D*\d{3}$|^\+33\D*1\D*99\D*00(\D*\d\d){2}$/,
    noun: 'phone number',
  },
];

interface Mistakes {
  example: [value: string, noun: string];
  address: [];
  profile: [url: string];
}

export const exampleContact: Rule<Mistakes> = {
  id: 'example-contact',
  severity: 'warning',
  meaning:
    'The web address, the email address, the phone number, the postal address and the profiles are real, not examples.',
  messages: {
    example: {
      message: (value, noun) => `${value} is an example ${noun}.`,
      help: (_, noun) => `Write the company's real ${noun}.`,
      example: ['hello@northport.example', 'email address'],
    },
    address: {
      message: () => 'This address has neither a house number nor a postal code.',
      help: () => "Write the company's real address, as on a letter.",
      example: [],
    },
    profile: {
      message: (url) => `${url} is an example address of a profile.`,
      help: () => "Write the address of the company's own profile, or delete the entry.",
      example: ['https://linkedin.example/northport'],
    },
  },
  site({ site }, report) {
    if (!site) return;
    for (const { field, pattern, noun } of examples) {
      const value = site.site[field];
      if (typeof value === 'string' && pattern.test(value))
        report({ document: siteDocument, pointer: `/site/${field}` }, 'example', value, noun);
    }
    if (site.site.address !== undefined && !/\p{N}/u.test(site.site.address))
      report({ document: siteDocument, pointer: '/site/address' }, 'address');
    for (const [index, { href }] of (site.site.social ?? []).entries())
      if (exampleUrl.test(href))
        report({ document: siteDocument, pointer: `/site/social/${index}/href` }, 'profile', href);
  },
};
