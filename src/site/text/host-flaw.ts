import { decoded } from './fix/address-steps';
import { isUrl } from './is-url';

/** What a host is for. Browsers take more than a site's own name or a mailbox may be. */
export type HostUse = 'link' | 'site' | 'mail';

/** What DNS can't have in a host, to be said after "it". */
export function hostFlaw(host: string, use: HostUse): string | undefined {
  // The browser's own reader of addresses judges what is in square brackets.
  if (host.startsWith('[') && use !== 'mail') return undefined;
  const plain = (use === 'mail' ? host : decoded(host)).normalize('NFKC').toLowerCase().replaceAll('。', '.');
  const name = use === 'link' ? plain.replace(/(?<!\.)\.$/, '') : plain;
  if (name === '') return 'is empty';
  if (/^[\d.]+$/.test(name) && use !== 'mail' && isIp(name)) return undefined;
  const parts = name.split('.');
  if (parts.includes('')) return dotFlaw(name);
  const [odd] = /(?![a-z\d.-])[\0-\x7F]/.exec(use === 'link' ? withoutUnderscores(parts) : name) ?? [];
  if (odd !== undefined) return `contains ${odd}`;
  const hyphen = parts.find((part) => /^-|-$/.test(part));
  if (hyphen !== undefined)
    return `has a hyphen at the ${hyphen.startsWith('-') ? 'start' : 'end'} of "${hyphen}"`;
  if (/^(\d+|0x[\da-f]*)$/.test(parts.at(-1) ?? ''))
    return `ends with a number, but is no ${use === 'mail' && isIp(name) ? 'domain' : 'IP address'}`;
  const code = parts.find((part) => part.startsWith('xn--') && !isUrl(`https://${part}`));
  if (code !== undefined) return `has the code "${code}", which stands for no name`;
  return lengthFlaw(name);
}

function lengthFlaw(name: string): string | undefined {
  const address = `https://${name}`;
  if (!isUrl(address)) return 'has a character that no host can have';
  // DNS counts the code that stands for letters beyond ASCII.
  const { hostname } = new URL(address);
  const long = hostname.split('.').findIndex((part) => part.length > 63);
  if (long !== -1) return `has more than 63 characters in "${name.split('.')[long]?.slice(0, 12)}…"`;
  return hostname.length > 253 ? 'has more than 253 characters' : undefined;
}

function dotFlaw(name: string): string {
  if (name.startsWith('.')) return 'starts with a dot';
  return name.includes('..') ? 'has two dots in a row' : 'ends with a dot';
}

/** Not in the last two parts, which somebody has registered as a domain. */
const withoutUnderscores = (parts: readonly string[]): string =>
  parts.map((part, index) => (index < parts.length - 2 ? part.replaceAll('_', '') : part)).join('.');

const isIp = (name: string): boolean =>
  /^(0|[1-9]\d{0,2})(\.(0|[1-9]\d{0,2})){3}$/.test(name) && isUrl(`https://${name}`);
