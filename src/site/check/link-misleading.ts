import type { JsonPath } from '../json/json-path';
import { eachLink } from '../page/links';
import { hostTrick, readAuthority } from '../text/host-letters';
import { isUrl } from '../text/is-url';
import type { FieldContext, Rule } from './rule';

interface Mistakes {
  user: [host: string];
  alike: [host: string];
  code: [host: string];
}

export const linkMisleading: Rule<Mistakes> = {
  id: 'link-misleading',
  severity: 'warning',
  meaning: 'Readers can see where a link to another site leads.',
  messages: {
    user: {
      message: (host) => `This link leads to ${host}: what is before the @ is only a user name.`,
      help: () => 'Delete the user name and the @, or correct the address.',
      example: ['evil.example'],
    },
    alike: {
      message: (host) => `The host ${host} has letters that look like others.`,
      help: () => 'Check the address. If another site is meant, type it again in Latin letters.',
      example: ['аpple.example'],
    },
    code: {
      message: (host) => `The host ${host} is written in code.`,
      help: () => 'Check the address, and write the host in its own letters.',
      example: ['xn--mnchen-3ya.example'],
    },
  },
  fields: { ...eachLink(check), httpsUrl: check },
};

function check(href: string, { report }: FieldContext<Mistakes>, at: JsonPath) {
  const authority = readAuthority(href);
  // Another rule reports what is no address.
  if (!authority || !isUrl(href)) return;
  const { user, host } = authority;
  const trick = hostTrick(host);
  if (user !== '') report(at, 'user', host);
  else if (trick) report(at, trick, host);
}
