import schema from '../../../site.schema.json';
import type { JsonPath } from '../json/json-path';
import { basePath, withoutBase } from '../page/addresses';
import { eachLink } from '../page/links';
import { plainText } from '../text/characters';
import { isUrl } from '../text/is-url';
import { mendText } from '../text/mend/mend-text';
import type { FieldContext, Rule } from './rule';

interface Mistakes {
  own: [href: string, path: string];
  phone: [href: string, plain: string];
  email: [plain: string];
}

type Context = FieldContext<Mistakes>;

const { pattern } = schema.$defs.href;

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
    phone: {
      message: () => 'After tel: comes only a number.',
      help: (_, plain) => `Write "${plain}".`,
      mend: (href, plain) => ({ link: href, to: plain }),
      example: ['tel://{site.phone}', 'tel:{site.phone}'],
    },
    email: {
      message: () => 'This field takes the address alone, without mailto:.',
      help: (plain) => `Write "${plain}".`,
      mend: (plain) => ({ value: plain }),
      example: ['hello@northport.net'],
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
  const url = site?.site.url;
  if (url === undefined || !/^https?:/.test(href) || !isUrl(href) || !isUrl(url)) return;
  // Other rules have said what is wrong with it.
  if (plainText(href).first !== undefined || href.startsWith('http:')) return;
  const { origin, pathname, search, hash } = new URL(href);
  // A query may be for a program on the same host.
  if (search !== '' || origin !== new URL(url).origin) return;
  const path = withoutBase(pathname === '/' ? basePath(url) : pathname, basePath(url));
  if (path === undefined || /\.(?!html?$)\w+$/.test(path)) return;
  const written = `${path}${hash}`;
  report(at, 'own', href, mendText(written, 'href', pattern)?.text ?? written);
}
