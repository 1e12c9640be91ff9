import type { JsonPath } from '../json/json-path';
import { fillHref } from '../page/href';
import { eachLink } from '../page/links';
import { hostOfLink, pathOfOwnLink } from '../page/own-host';
import { textForm } from '../schema/text-form';
import type { Settings } from '../schema/types.gen';
import { plainText } from '../text/characters';
import { decoded } from '../text/fix/address-steps';
import { bareScheme } from '../text/fix/fix-text';
import { hostFlaw } from '../text/host-flaw';
import { phoneFlaw } from '../text/phone-flaw';
import type { FieldContext, Rule } from './rule';

interface Mistakes {
  own: [href: string, path: string];
  local: [href: string, path: string | undefined];
  phone: [href: string, plain: string];
  noPhone: [number: string, flaw: string];
  email: [plain: string];
  noEmail: [address: string];
  noHost: [address: string, flaw: string];
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
    noPhone: {
      message: (number, flaw) => `"${number}" is not a phone number: it ${flaw}.`,
      help: () => 'Write a number with its country code, such as +62 361 555 0142.',
      example: ['+62361', 'has fewer than 7 digits'],
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
    noHost: {
      message: (address, flaw) => `"${address}" is not an email address: its host ${flaw}.`,
      help: () => email.patternMessage,
      example: ['hello@-northport.net', 'has a hyphen at the start of "-northport"'],
    },
  },
  fields: {
    ...eachLink<Context>(checkLink),
    settings({ phone }: Settings, context, at) {
      checkPhone(phone, context, { parent: at, key: 'phone' });
    },
    email(email: string, { report }, at) {
      if (/^mailto:/i.test(email)) report(at, 'email', email.replace(/^mailto:/i, ''));
    },
  },
};

function checkLink(href: string, context: Context, at: JsonPath) {
  const { site, tokens } = context.content;
  const { report } = context;
  if (href.startsWith('tel:')) {
    // The form of the link says that there is no number.
    if (bareScheme.test(href)) return;
    const plain = href.replace(/^tel:\/+/, 'tel:');
    const filled = tokens ? fillHref(href, tokens) : href;
    if (plain !== href) report(at, 'phone', href, plain);
    // The settings say what is wrong with their own number.
    else if (href !== 'tel:{site.phone}' && !filled.includes('{'))
      checkPhone(filled.slice('tel:'.length), context, at);
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

function checkPhone(number: string, { report }: Context, at: JsonPath) {
  const flaw = phoneFlaw(number);
  if (flaw !== undefined) report(at, 'noPhone', number, flaw);
}

function checkEmails(emails: string, report: Context['report'], at: JsonPath) {
  const addresses = emails
    .split(',')
    .map((email) => decoded(email).trim())
    .filter((address) => address !== '' && !address.includes('{'));
  const wrong = addresses.filter((address) => !email.form.test(address));
  if (wrong.length > 0) return report(at, 'noEmail', wrong.join(','));
  for (const address of addresses) {
    const flaw = hostFlaw(address.replace(/^.*@/s, ''), 'mail');
    if (flaw !== undefined) return report(at, 'noHost', address, flaw);
  }
}
