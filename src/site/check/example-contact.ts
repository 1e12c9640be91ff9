import type { Settings } from '../schema/types.gen';
import type { Check } from './rule';

const document = { file: 'site.json', pointer: '' };

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
