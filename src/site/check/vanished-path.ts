import type { Files } from '../files/files';
import { publishedAddresses } from '../files/published-files';
import { siteFile } from '../files/site-file';
import { notFoundPath } from '../page/addresses';
import { addressesOf } from '../page/page-facts';
import { createFindRedirect } from '../page/redirects';
import type { Finding } from '../problem/finding';
import { createFinding } from '../problem/rule-text';
import type { FoundPage } from '../read/page-reader';
import { readPages } from '../read/read-pages';
import { readSiteFile } from '../read/read-site-file';
import type { Validators } from '../validate/validators';
import type { Rule } from './rule';

/** Found by `npm run validate -- --since`, which compares two states of the content. */
export const vanishedPath: Rule<{ gone: [address: string, revision: string] }> = {
  id: 'vanished-path',
  severity: 'error',
  meaning:
    'With `--since`: every address that existed at that revision still exists, because other sites may link to it.',
  messages: {
    gone: {
      message: (address, revision) => `The address ${address} existed at ${revision} and does not exist now.`,
      help: (address) =>
        `Add "redirects": ["${address}"] to the page that replaces it, or { "from": "${address}", "to": "/" } to "redirects" in site.json.`,
      example: ['/services/cabling', 'v1.2'],
    },
  },
};

export function findVanishedPaths(
  files: Files,
  before: Files,
  revision: string,
  validators: Validators,
): Finding[] {
  const read = (state: Files) => {
    const siteFile = readSiteFile(state, validators);
    const take = (page: FoundPage) => page;
    return { ...readPages(state, validators, siteFile, { take }), site: siteFile.site };
  };
  const now = read(files);
  if (!now.complete) return [];
  const known = new Set([
    // The build makes this page where the content has none.
    notFoundPath,
    ...now.pages.flatMap(({ content }) => addressesOf(content)),
    ...now.brokenPaths,
    ...publishedAddresses(files),
  ]);
  const redirectAt = createFindRedirect([
    ...(now.site?.redirects ?? []),
    ...now.pages.flatMap(({ content }) => (content.redirects ?? []).map((from) => ({ from }))),
  ]);
  const present = new Set(files.list());
  const { pages, brokenPaths } = read(before);
  const addresses = [
    ...pages.flatMap((page) =>
      addressesOf(page.content).map((address) => ({
        address,
        file: page.file,
        pointer: `${page.pointer}/path`,
      })),
    ),
    ...publishedAddresses(before).map((address) => ({ address, file: siteFile, pointer: '' })),
    ...brokenPaths.map((address) => ({ address, file: siteFile, pointer: '/pages' })),
  ];
  return addresses
    .filter(({ address }) => !known.has(address) && !redirectAt(address))
    .map(({ address, file, pointer }) => {
      const location =
        file !== siteFile && present.has(file) ? { file, pointer } : { file: siteFile, pointer: '/pages' };
      return createFinding(vanishedPath, location, 'gone', address, revision);
    });
}
