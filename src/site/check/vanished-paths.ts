import type { Files } from '../files/files';
import { siteFile } from '../files/site-file';
import type { Finding } from '../problem/finding';
import { locateFindings } from '../problem/locate-findings';
import type { Problem } from '../problem/problem';
import type { FoundPage } from '../read/page-reader';
import { type ReadPages, readPages } from '../read/read-pages';
import { readSiteFile } from '../read/read-site-file';
import { fullValidators } from '../validate/validate';

/** Addresses of an earlier state of the content that lead nowhere now: each is a link of someone else's that breaks. */
export function vanishedPaths(files: Files, before: Files, revision: string): Problem[] {
  const now = readAll(files);
  if (!now.complete) return [];
  const known = new Set([...now.pages.flatMap(addressesOf), ...now.brokenPaths]);
  const present = new Set(files.list());
  const { pages, brokenPaths } = readAll(before);
  const addresses = [
    ...pages.flatMap((page) =>
      addressesOf(page).map((address) => ({ address, file: page.file, pointer: `${page.pointer}/path` })),
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

const readAll = (files: Files): ReadPages<FoundPage> =>
  readPages(files, fullValidators, readSiteFile(files, fullValidators), { take: (page) => page });

const addressesOf = ({ content: { path, aliases } }: FoundPage): string[] => [path, ...(aliases ?? [])];
