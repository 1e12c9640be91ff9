import { hash } from 'node:crypto';
import type { Files } from '../../../site/files/files';
import { isPublished } from '../../../site/files/published-files';
import { siteFile } from '../../../site/files/site-file';
import type { Place } from '../../../site/json/place';
import { addressesOf, changedFacts } from '../../../site/page/page-facts';
import {
  cachedPage,
  cacheSome,
  type PageStore,
  parsePage,
  uncachedPage,
} from '../../../site/page/page-store';
import type { SitePage } from '../../../site/page/site-page';
import { isWarning } from '../../../site/problem/finding';
import type { MadePage } from '../../../site/read/made-page';
import type { Page } from '../../../site/schema/types.gen';
import type { PageRecords } from './page-records';

/** What a build record calls a page: its file, or its place within site.json; a page that was made has an id. */
export const pageId = ({ file, pointer, made }: Place & Pick<SitePage, 'made'>): string =>
  made?.id ?? (file === siteFile ? pointer : file);

/** The hash of the content of a page that was made. */
export const madeHash = ({ version }: MadePage): string => hash('sha1', version());

/** Of the names of all files of the content, and of what is in published ones: only rules for the site look at them. */
export const namesOf = (files: Files, hashOf?: (file: string) => string): string =>
  hash(
    'sha1',
    files
      .list()
      .map((file) => (isPublished(file) ? `${file} ${hashOf?.(file)}` : file))
      .join('\n'),
  );

/** True when a page that was read again changes nothing that is found in other pages: its facts are the same. */
const concernsNoOther = (
  page: Pick<SitePage, 'facts' | 'findings'>,
  before: Pick<SitePage, 'facts' | 'findings'> | undefined,
): boolean => before !== undefined && page.findings.every(isWarning) && changedFacts(before, page).size === 0;

/** Pages beyond those that stay parsed for a while: many pages may show the cards of one. */
const recentPages = 64;

/**
 * Keeps the facts of every page, and as many pages parsed as memory allows; others are read and parsed again when
 * their content is asked for. `records` are of an earlier build; `hashOf` says whether a file is still the same.
 */
export function createPageStore(
  files: Files,
  records?: Pick<PageRecords, 'get' | 'common'>,
  hashOf?: (file: string) => string,
): PageStore {
  let isSame = records?.common?.names === namesOf(files, hashOf);
  // What was found in a page may be at another place in it now.
  const found = new Set(records?.common?.found.map(({ file }) => file));
  /** The paths of pages whose cards others show: no fact names these cards. */
  const sources = new Set<string>();
  /** The paths and aliases of pages that were read again. */
  const changed = new Set<string>();
  const recent = new Map<string, Page>();
  const readAgain = (file: string): Page => {
    const known = recent.get(file);
    if (known) return known;
    // The files of a build don't change.
    const page = parsePage(files, file);
    const [oldest] = recent.keys();
    if (recent.size === recentPages && oldest !== undefined) recent.delete(oldest);
    recent.set(file, page);
    return page;
  };
  const hold = cacheSome(readAgain);
  return {
    get(file) {
      const record = records?.get(file);
      if (!record || record.hash !== hashOf?.(file)) return undefined;
      for (const source of record.facts.sources) sources.add(source);
      return uncachedPage({ ...record, file, pointer: '' }, () => readAgain(file));
    },
    made(made) {
      const record = records?.get(made.id);
      if (record?.hash !== madeHash(made)) return undefined;
      for (const source of record.facts.sources) sources.add(source);
      return record;
    },
    put(page) {
      if (page.file === siteFile) return cachedPage(page);
      isSame &&= !found.has(page.file) && concernsNoOther(page, records?.get(pageId(page)));
      for (const path of addressesOf(page.facts)) changed.add(path);
      for (const source of page.facts.sources) sources.add(source);
      return page.made ? cachedPage(page) : hold(page);
    },
    siteFindings: () =>
      isSame && ![...changed].some((path) => sources.has(path)) ? records?.common?.found : undefined,
  };
}
