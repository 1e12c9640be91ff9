import { eachLink } from '../page/links';
import type { Rule } from './rule';

export const httpLink: Rule<{ http: [href: string] }> = {
  id: 'http-link',
  severity: 'warning',
  meaning:
    'A link to another site starts with https://, so that nobody on the way can read or change the page.',
  messages: {
    http: {
      message: (href) => `The link ${href} is not encrypted.`,
      help: () => 'Write https:// if that site supports it.',
      example: ['http://northport.net/offer'],
    },
  },
  fields: eachLink((href, { report }, at) => {
    if (href.startsWith('http://')) report(at, 'http', href);
  }),
};
