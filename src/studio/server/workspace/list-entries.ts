import type { FileChange } from '../../../edit/overlay-files';
import { readContent } from '../../../site/csv/content-value';
import { isOfCollection } from '../../../site/files/collection-files';
import type { Files } from '../../../site/files/files';
import { isPageFile, pageStart, siteFile } from '../../../site/files/site-file';
import { isRecord } from '../../../site/json/is-record';
import type { Place } from '../../../site/json/place';
import { parseText } from '../../../site/json/read-json';
import { listOf, memberOf, valueAt } from '../../../site/json/value-at';
import { replaceTokens, type Tokens, tokenNames } from '../../../site/page/tokens';
import type { Finding } from '../../../site/problem/finding';
import { type SharedPlaces, sharedPlaces } from '../../../site/read/shared-blocks';
import type { Site } from '../../../site/resolve/site';
import type { PageEntry } from '../../protocol/workspace';

/** All pages, also those that are not valid: they have to be opened to be corrected. */
export function listEntries(
  files: Files,
  site: Site | undefined,
  findings: readonly Finding[],
  last: readonly PageEntry[],
  documentOf = createParser(files),
): readonly PageEntry[] {
  const known = new Set(files.list());
  const tokens = site?.facts.tokens ?? writtenTokens(documentOf(siteFile));
  const titleOf = (title: string) => replaceTokens(title, tokens);
  const valid = (site?.pages ?? []).flatMap(({ file, pointer, facts, made }): PageEntry[] => {
    const { path, title, shared } = facts;
    // The page for unknown addresses may not be written.
    const isWritten = known.has(file) && file + pointer !== siteFile;
    return isWritten
      ? [
          {
            path,
            title: titleOf(title),
            file,
            pointer,
            ...(made && { collection: made.collection }),
            ...namesIn(shared),
            ...datesIn(facts),
          },
        ]
      : [];
  });
  const listed = new Set(valid.map(({ file, pointer }) => file + pointer));
  const broken = new Map<string, PageEntry>();
  const errors = findings.filter(({ severity }) => severity !== 'warning');
  const lastAt = new Map(last.map((entry) => [entry.file + entry.pointer, entry]));
  for (const { file, pointer } of site ? errors : [...errors, ...placesIn(files, documentOf)]) {
    const at = file === siteFile ? pageStart(pointer) : isOwnFile(file) ? '' : undefined;
    if (at === undefined || listed.has(file + at) || !known.has(file) || broken.has(file + at)) continue;
    const before = lastAt.get(file + at);
    const page = pageAt(documentOf(file), at);
    if (!page && !before && !file.startsWith('pages/')) continue;
    const textOf = (key: 'path' | 'title', shown = (text: string) => text) => {
      const value = page?.[key];
      return typeof value === 'string' ? shown(value) : (before?.[key] ?? '');
    };
    const [path, title] = [textOf('path'), textOf('title', titleOf) || file];
    const shared = sharedPlaces({ blocks: listOf(page?.blocks) });
    broken.set(file + at, { path, title, file, pointer: at, ...namesIn(shared), ...datesIn(page) });
  }
  return [...valid, ...broken.values()].sort(inOrder);
}

/** True for a file of a page: rows are listed with their collection. */
const isOwnFile = (file: string) => isPageFile(file) && !isOfCollection(file);

/** By path; of pages with one path, the first that is shown comes first. */
function inOrder(a: PageEntry, b: PageEntry): number {
  if (a.path !== b.path) return a.path < b.path ? -1 : 1;
  return Number(a.dates?.from !== undefined) - Number(b.dates?.from !== undefined);
}

const namesIn = (shared: SharedPlaces = []): Pick<PageEntry, 'shared'> =>
  shared.length > 0 ? { shared: shared.map(([, name]) => name) } : {};

function datesIn(page: unknown): Pick<PageEntry, 'dates'> {
  const textAt = (key: 'from' | 'until') => {
    const date = memberOf(page, key);
    return typeof date === 'string' ? { [key]: date } : {};
  };
  const draft = memberOf(page, 'draft') === true && { draft: true };
  const dates = { ...draft, ...textAt('from'), ...textAt('until') };
  return Object.keys(dates).length > 0 ? { dates } : {};
}

/** The tokens of settings that may not be valid: each is named as its setting. */
const writtenTokens = (site: unknown): Tokens =>
  new Map(
    tokenNames.flatMap((name) => {
      const value = valueAt(site, `/${name.replace('.', '/')}`);
      return typeof value === 'string' ? [[name, value] as const] : [];
    }),
  );

/** True if pages of site.json come, go or change their places. */
export const movesPages = ({ to, was, text }: FileChange): boolean =>
  to === siteFile && pathsIn(was) !== pathsIn(text);

const pathsIn = (text = ''): string =>
  pagesIn(parseText(text))
    .map((page) => memberOf(page, 'path'))
    .join();

/** Where there may be pages. With an error from the start, no site says which are valid. */
const placesIn = (files: Files, documentOf: (file: string) => unknown): Place[] => [
  ...files
    .list()
    .filter((file) => isOwnFile(file) && memberOf(documentOf(file), 'path') !== undefined)
    .map((file) => ({ file, pointer: '' })),
  ...pagesIn(documentOf(siteFile)).map((_, index) => ({ file: siteFile, pointer: `/pages/${index}` })),
];

function pageAt(document: unknown, at: string): Record<string, unknown> | undefined {
  const page = at === '' ? document : pagesIn(document)[Number(at.slice('/pages/'.length))];
  return isRecord(page) ? page : undefined;
}

const pagesIn = (document: unknown): readonly unknown[] =>
  isRecord(document) && Array.isArray(document.pages) ? document.pages : [];

/** Parses each file once. Gives undefined for a file that is no JSON, or not there. */
export function createParser(files: Files): (file: string) => unknown {
  const documents = new Map<string, unknown>();
  return (file) => {
    if (!documents.has(file)) documents.set(file, readContent(files, file));
    return documents.get(file);
  };
}
