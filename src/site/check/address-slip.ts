import type { JsonPath } from '../json/json-path';
import { eachLink } from '../page/links';
import { hostOfLink, pathOfOwnLink } from '../page/own-host';
import { textForm } from '../schema/text-form';
import { plainText } from '../text/characters';
import { decoded } from '../text/fix/address-steps';
import type { FieldContext, Rule } from './rule';

interface Mistakes {
  own: [href: string, path: string];
  local: [href: string, path: string | undefined];
  phone: [href: string, plain: string];
  email: [plain: string];
  noEmail: [address: string];
}

type Context = FieldContext<Mistakes>;

const email = textForm('email');

export const addressSlip: Rule<Mistakes> = {
  id: 'address-slip',
  severity: 'warning',
  meaning: 'An address is written so that it works on every host and every device.',
  messages: {
    own: {
      message: (href) => `${href} is the full address of a page of this site: it is wrong on any other host.`,
      help: () => 'Write the path alone.',
      meant: (href, text) => ({ kind: 'href', text, written: href, mustExist: true }),
      example: ['https://northport.net/contact', '/contact'],
    },
    local: {
      message: (href) => `${href} is an address of your own computer: visitors can't open it.`,
      help: () => 'Write the path alone.',
      meant: (href, text) => (text === undefined ? undefined : { kind: 'href', text, written: href }),
      example: ['http://localhost:5173/contact', '/contact'],
    },
    phone: {
      message: () => 'After tel: comes only a number.',
      help: (_, plain) => `Write "${plain}".`,
      fix: (href, plain) => ({ link: href, to: plain }),
      example: ['tel://{site.phone}', 'tel:{site.phone}'],
    },
    email: {
      message: () => 'This field takes the address alone, without mailto:.',
      help: (plain) => `Write "${plain}".`,
      fix: (plain) => ({ value: plain }),
      example: ['hello@northport.net'],
    },
    noEmail: {
      message: (address) => `"${address}" is not an email address, so it gets no message.`,
      help: () => email.patternMessage,
      example: ['hello@northport'],
    },
  },
  fields: {
    ...eachLink<Context>(checkLink),
    email(email: string, { report }, at) {
      if (/^mailto:/i.test(email)) report(at, 'email', email.replace(/^mailto:/i, ''));
    },
  },
};

function checkLink(href: string, { content: { site }, report }: Context, at: JsonPath) {
  if (href.startsWith('tel:')) {
    const plain = href.replace(/^tel:\/+/, 'tel:');
    if (plain !== href) report(at, 'phone', href, plain);
    return;
  }
  if (href.startsWith('mailto:')) return checkEmails(href.slice('mailto:'.length), report, at);
  const host = hostOfLink(href, site?.site.url);
  // Other rules have said what is wrong with it.
  if (!host || plainText(href).first !== undefined) return;
  const path = pathOfOwnLink(href, site?.site.url);
  if (host === 'local') report(at, 'local', href, path);
  else if (path !== undefined && !href.startsWith('http:')) report(at, 'own', href, path);
}

function checkEmails(emails: string, report: Context['report'], at: JsonPath) {
  const wrong = emails
    .split(',')
    .map((email) => decoded(email).trim())
    .filter((address) => address !== '' && !address.includes('{') && !email.form.test(address));
  if (wrong.length > 0) report(at, 'noEmail', wrong.join(','));
}
