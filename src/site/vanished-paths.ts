import type { Files } from './files';
import type { Finding } from './finding';
import { knownPages } from './known-pages';
import { locateFindings } from './locate-findings';
import { siteFile } from './page-reader';
import type { Problem } from './problem';
import { readContent } from './read-content';
import { fullValidators } from './validate';

/** Addresses of an earlier state of the content that lead nowhere now: each is a link of someone else's that breaks. */
export function vanishedPaths(files: Files, before: Files, revision: string): Problem[] {
  const now = readContent(files, fullValidators);
  if (!now.complete) return [];
  const known = knownPages(now.pages, now.brokenPaths);
  const present = new Set(files.list());
  const { pages, brokenPaths } = readContent(before, fullValidators);
  const addresses = [
    ...pages.flatMap(({ file, pointer, content: { path, aliases = [] } }) =>
      [path, ...aliases].map((address) => ({ address, file, pointer: `${pointer}/path` })),
    ),
    ...brokenPaths.map((address) => ({ address, file: siteFile, pointer: '/pages' })),
  ];
  const findings = addresses
    .filter(({ address }) => !known.has(address))
    .map(({ address, file, pointer }): Finding => {
      const place =
        file !== siteFile && present.has(file) ? { file, pointer } : { file: siteFile, pointer: '/pages' };
      return {
        ...place,
        id: 'vanished-path',
        severity: 'error',
        message: `The address ${address}, there at ${revision}, leads nowhere now.`,
        help: `Add "${address}" to the "aliases" of the page that took its place.`,
      };
    });
  return locateFindings(files, findings);
}
