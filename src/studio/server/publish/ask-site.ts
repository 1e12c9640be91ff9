import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { isRecord } from '../../../site/json/is-record';
import { textOf } from '../../../site/json/text-of';
import { outputFiles } from '../../../site/page/output-paths';

/** In milliseconds. */
const longest = 5000;
/** In bytes: more than any `built.json` has. */
const most = 4096;

/** Addresses that are no place on the web (RFC 6890). */
const inside = new BlockList();
const blocks = `0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.168.0.0/16
  198.18.0.0/15 224.0.0.0/3 ::/127 64:ff9b::/96 fc00::/7 fe80::/10 ff00::/8`;
const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');
for (const block of blocks.split(/\s+/)) {
  const [address = '', bits] = block.split('/');
  inside.addSubnet(address, Number(bits), familyOf(address));
}

export const isPublicAddress = (address: string): boolean =>
  isIP(address) !== 0 && !inside.check(address, familyOf(address));

type Find = (host: string) => Promise<readonly LookupAddress[]>;

/** The commit that a site says it was built from. */
export async function askSite(url: string, ask?: typeof fetch, find?: Find): Promise<string | undefined> {
  const built = await askBuilt(url, ask, find);
  return typeof built?.commit === 'string' ? built.commit : undefined;
}

/** When the site says that it has to be built again: something comes or goes then. */
export async function askNext(url: string, ask?: typeof fetch, find?: Find): Promise<number | undefined> {
  const next = Date.parse(textOf((await askBuilt(url, ask, find))?.next));
  return Number.isNaN(next) ? undefined : next;
}

/**
 * What a site says of its build. Undefined if it can't be asked: only `https:` at a public address is, and only for this one
 * file, without following a redirect.
 */
async function askBuilt(
  url: string,
  ask: typeof fetch = fetch,
  find: Find = (host) => lookup(host, { all: true }),
): Promise<Readonly<Record<string, unknown>> | undefined> {
  try {
    const { protocol, hostname } = new URL(url);
    if (protocol !== 'https:') return undefined;
    const found = await Promise.race([find(hostname), wait(longest, [], { ref: false })]);
    if (found.length === 0 || !found.every(({ address }) => isPublicAddress(address))) return undefined;
    const answer = await ask(`${url}/${outputFiles.built}`, {
      redirect: 'error',
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.timeout(longest),
    });
    const text = answer.ok ? await answer.text() : '';
    const built: unknown = text.length > 0 && text.length <= most ? JSON.parse(text) : undefined;
    return isRecord(built) ? built : undefined;
  } catch {
    return undefined;
  }
}
