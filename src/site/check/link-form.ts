import type { JsonPath } from '../json/json-path';
import { fillHref } from '../page/href';
import { eachMarkdownLink } from '../page/links';
import { textForm } from '../schema/text-form';
import type { Plausible } from '../schema/types.gen';
import { type FixedText, fixText } from '../text/fix/fix-text';
import { type HostUse, hostFlaw } from '../text/host-flaw';
import { readAuthority } from '../text/host-letters';
import { isUrl } from '../text/is-url';
import { listed } from '../text/wording';
import type { FieldContext, Rule } from './rule';
import { unusableCharacter } from './text-characters';

const { pattern, patternMessage, form } = textForm('href');

/** All that a policy can name; it blocks whatever is sent to another host. */
const plainHost = /^[a-z0-9-]+(\.[a-z0-9-]+)*$/;

interface Mistakes {
  impossible: [address: string];
  noHost: [host: string, flaw: string];
  host: [host: string];
  password: [];
  markdown: [href: string, fixed: FixedText | undefined];
}

/** Links within texts take what a link field takes; every https address can exist. */
export const linkForm: Rule<Mistakes> = {
  id: 'link-form',
  severity: 'error',
  meaning:
    'Every link is a path of this site or a full address that can exist. This includes links in texts, and the hosts of email addresses.',
  messages: {
    impossible: {
      message: (address) => `${address} is not a valid address.`,
      help: () => 'Check its start, up to the first / after ://.',
      example: ['https://northport.net:contact'],
    },
    noHost: {
      message: (host, flaw) => `There can be no host ${host}: it ${flaw}.`,
      help: () => 'Use letters, digits and hyphens, with one dot between two parts.',
      example: ['northport..net', 'has two dots in a row'],
    },
    host: {
      message: (host) => `Browsers can't send messages to the host ${host}.`,
      help: () => 'Use a host of letters, digits and hyphens, with one dot between its parts.',
      example: ['forms_1.northport.net'],
    },
    password: {
      message: () => "Browsers can't send messages to an address with a user name or a password.",
      help: () => 'Delete the user name, the password and the @.',
      example: [],
    },
    markdown: {
      message: (href, fixed) =>
        `A link can't lead to "${href}"${fixed ? `: it ${listed(fixed.why.slice(0, 3), 'and')}` : ''}.`,
      help: () => patternMessage,
      meant: (href, fixed) => fixed && { kind: 'href', text: fixed.text, written: href, loses: fixed.loses },
      example: ['contact', { text: '/contact', why: ['does not start with /'], loses: false }],
    },
  },
  fields: {
    href: checkAddress,
    httpsUrl: checkAddress,
    server: checkAddress,
    endpoint: checkEndpoint,
    email: (email: string, context, at) => checkHost(email.replace(/^.*@/s, ''), 'mail', context, at),
    plausible: ({ domain }: Plausible, context, at) =>
      checkHost(domain.replace(/\/.*$/s, ''), 'site', context, { parent: at, key: 'domain' }),
    markdown: (text: string, context, at) => eachMarkdownLink(text, context, at, checkMarkdownLink),
  },
};

type Context = FieldContext<Mistakes>;

function checkHost(host: string, use: HostUse, { report }: Context, at: JsonPath): boolean {
  const flaw = hostFlaw(host, use);
  if (flaw !== undefined) report(at, 'noHost', host, flaw);
  return flaw === undefined;
}

/** True if nothing is wrong with a full address. */
function checkAddress(href: string, context: Context, at: JsonPath): boolean {
  const authority = readAuthority(href);
  if (!authority) return true;
  if (!checkHost(authority.host, 'link', context, at)) return false;
  if (!isUrl(href)) context.report(at, 'impossible', href);
  return isUrl(href);
}

function checkEndpoint(endpoint: string, context: Context, at: JsonPath) {
  if (endpoint.startsWith('/') || !checkAddress(endpoint, context, at)) return;
  const { hostname, username, password } = new URL(endpoint);
  if (!plainHost.test(hostname)) context.report(at, 'host', hostname);
  if (username + password !== '') context.report(at, 'password');
}

function checkMarkdownLink(href: string, context: Context, at: JsonPath) {
  // Then that character is the mistake to correct.
  if (unusableCharacter(href) !== undefined) return;
  const { tokens } = context.content;
  const filled = tokens ? fillHref(href, tokens) : href;
  if (form.test(filled)) checkAddress(filled, context, at);
  else if (tokens) context.report(at, 'markdown', href, fixText(href, 'href', pattern));
}
