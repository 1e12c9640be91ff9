import { eachLink } from '../page/links';
import { hostOfLink, pathOfOwnLink } from '../page/own-host';
import type { Rule } from './rule';

export const httpLink: Rule<{ http: [href: string]; own: [href: string, path: string] }> = {
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
    own: {
      message: (href) => `The link ${href} is not encrypted.`,
      help: () => 'Write the path alone, or https:// if it is no page of this site.',
      meant: (href, path) => ({ kind: 'href', text: path, written: href }),
      example: ['http://northport.example/contact', '/contact'],
    },
  },
  fields: eachLink((href, { content: { site }, report }, at) => {
    if (!href.startsWith('http://')) return;
    const host = hostOfLink(href, site?.site.url);
    // Another rule says that it is an address of the editor's own computer.
    if (host === 'local') return;
    const path = host && pathOfOwnLink(href, site?.site.url);
    if (path === undefined) report(at, 'http', href);
    else report(at, 'own', href, path);
  }),
};
