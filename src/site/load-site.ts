import { createSiteCheck, type PagesToCheck, type SiteCheck } from './check/check-site';
import type { ChangedTexts } from './check/run-rules';
import { type LoadedCollection, readCollections } from './collections/collections';
import { groupPages } from './collections/group-pages';
import { withLists } from './collections/lists';
import { takeMadePage } from './collections/made-pages';
import { readDefinitions } from './collections/read-definitions';
import { siteFeeds } from './collections/site-feeds';
import { todayDatesOf } from './collections/today';
import { isOfCollection } from './files/collection-files';
import type { Files } from './files/files';
import { knownPages } from './page/known-pages';
import {
  addressesOf,
  changedFacts,
  type PageFacts,
  pageFacts,
  type TextFact,
  textFacts,
} from './page/page-facts';
import { cachedPage, memoryStore, type PageStore } from './page/page-store';
import type { SitePage } from './page/site-page';
import { createTimes, type Times } from './page/times';
import { type Finding, isWarning } from './problem/finding';
import { createPageReader, type PageIntake } from './read/page-reader';
import { readPages } from './read/read-pages';
import { type ReadSiteFile, readSiteFile } from './read/read-site-file';
import { withShared } from './read/shared-blocks';
import { assembleSite } from './resolve/assemble-site';
import { type Coming, comingAfter } from './resolve/coming';
import type { Site } from './resolve/site';
import { previewAt, type SiteAt, siteAt, wholeSite } from './resolve/site-at';
import type { SiteContent } from './schema/types.gen';
import type { Interval } from './time/interval';
import type { Validators } from './validate/validators';

export interface LoadedSite {
  /** What was read: nothing, only the pages that have changed, or all that the store does not know. */
  type: 'same' | 'pages' | 'all';
  files: Files;
  findings: readonly Finding[];
  /** Findings about the site as a whole, without those of single files and pages. */
  siteFindings: readonly Finding[];
  /** From the last change of what is shown by its date to the next one: until then, the result is the same. */
  now: Interval;
  /** Missing while something is wrong; warnings don't count. */
  site?: Site;
  /** Assembles the valid pages in spite of errors; missing while site.json is invalid. Throws where something is missing. */
  assemble?: () => Site;
  /** The instants at which something comes or goes, in order. */
  changes: readonly number[];
  /** What each date after an instant changes, in order; missing while site.json is invalid. */
  comingAfter?: (since: number) => Iterable<Coming>;
  /** The site as of another instant; missing as `assemble` is, and throws as it does. */
  assembleAt?: (instant: number) => Site;
}

/** What has changed since the last load, when it is known and nothing but page files. */
export interface PageChange {
  pages: ReadonlySet<string>;
  /** False when a file came or went. */
  isListSame: boolean;
}

export interface SiteLoader {
  /** Reads, checks and assembles the site; of a change it reads as little as the result allows. */
  load(change?: PageChange): LoadedSite;
  /** Reads the page of a file alone, as it is now; undefined if it is not valid. Its rules are not checked. */
  readPage(file: string): SitePage | undefined;
  /** A page with the rows that its lists show in the site of the last load; undefined without one. */
  withRows(page: SitePage): SitePage | undefined;
}

/** What one load passes to the next. */
interface Load {
  loaded: LoadedSite;
  siteFile: ReadSiteFile;
  intake: PageIntake<SitePage>;
  check: SiteCheck;
  /** What is wrong with files, but not within valid pages. */
  fileFindings: readonly Finding[];
  /** What is wrong with values of rows that no page shows. */
  rowFindings: readonly Finding[];
  pages: readonly SitePage[];
  collections: ReadonlyMap<string, LoadedCollection>;
  withRows?: ((page: SitePage) => SitePage | undefined) | undefined;
}

const unbroken = { complete: true, whole: true } as const;

/** Which site is loaded. */
export interface Moment {
  /** The instant at which the content is looked at; without it that is now. */
  at?: number | undefined;
  /**
   * The pages of the site: those shown then, which is usual; all at once, also drafts and those of other times; or for a
   * preview those shown then or later, and drafts.
   */
  pages?: 'now' | 'all' | 'coming';
}

const sitesOf = { now: siteAt, all: wholeSite, coming: previewAt };

/**
 * The one way from files to a site. `openFiles` is asked whenever files may have come or gone; `least` is the severity
 * from which on mistakes are looked for.
 */
export function createSiteLoader(
  openFiles: () => Files,
  validators: Validators,
  store: PageStore = memoryStore(),
  least: Finding['severity'] = 'warning',
  { at, pages: wanted = 'now' }: Moment = {},
): SiteLoader {
  let last: Load | undefined;

  const intakeOf = (check: SiteCheck, site: SiteContent | undefined): PageIntake<SitePage> => {
    // A store may read the page of a file again, without what site.json has of it.
    const whole = (page: SitePage): SitePage =>
      page.facts.shared ? { ...page, loadContent: () => withShared(page.loadContent(), site?.shared) } : page;
    return {
      take: (page) =>
        whole(
          store.put({ ...page, facts: pageFacts(page.content, page.written), findings: check.page(page) }),
        ),
      remember(file) {
        const known = store.get(file);
        return known && whole(known);
      },
    };
  };

  const timesOf = (
    { site }: ReadSiteFile,
    pages: readonly SitePage[],
    collections: Load['collections'],
  ): Times =>
    createTimes(site?.site, pages, at ?? Date.now(), [
      ...(site?.header.announcement ? [site.header.announcement] : []),
      ...todayDatesOf(pages, collections, site?.site ?? {}),
    ]);

  function loadAll(changed: ReadonlySet<string> | undefined): Load {
    store.forget?.(changed);
    const files = openFiles();
    const siteFile = readSiteFile(files, validators);
    const definitions = readDefinitions(files, validators, siteFile.site);
    const check = createSiteCheck(files, { ...siteFile, definitions }, least);
    const intake = intakeOf(check, siteFile.site);
    const rows = readCollections(files, validators, definitions);
    const { collections } = rows;
    const read = readPages(files, validators, siteFile, intake, rows.has);
    const { brokenPaths } = read;
    const complete = read.complete && rows.complete;
    const made = [...rows.pages, ...[...collections.values()].flatMap(groupPages)];
    const around = { store, check: check.page, shared: siteFile.site?.shared };
    const pages = [...read.pages, ...made.map((each) => takeMadePage(each, around))];
    const fileFindings = [...siteFile.findings, ...rows.findings, ...read.findings];
    const known = knownPages(pages, brokenPaths);
    const whole = fileFindings.every(isWarning);
    const times = timesOf(siteFile, pages, collections);
    const parts = { pages, collections, known, complete, whole, times };
    const siteFindings = (whole ? store.siteFindings?.() : undefined) ?? check.site(parts);
    const rowFindings = check.rows(parts);
    const load = {
      files,
      siteFile,
      intake,
      check,
      fileFindings,
      siteFindings,
      rowFindings,
      pages,
      collections,
    };
    return finish('all', load, parts);
  }

  /** Undefined when the change may concern more than the pages themselves. */
  function loadPages(
    { loaded, ...before }: Load,
    { pages: changed, isListSame }: PageChange,
  ): Load | undefined {
    if (!isListSame || !loaded.site || [...changed].some(isOfCollection)) return undefined;
    if (changed.size === 0) return { ...before, loaded: { ...loaded, type: 'same' } };
    const { files } = loaded;
    const readAgain = (file: string): SitePage | undefined => {
      const reader = createPageReader(files, validators, before.siteFile.site, { take: before.intake.take });
      reader.addFile(file);
      return reader.pages[0];
    };
    const pages = before.pages.map((page) =>
      changed.has(page.file) && !page.made ? readAgain(page.file) : page,
    );
    if (!pages.every((page) => page !== undefined)) return undefined;
    const known = knownPages(pages, []);
    const { collections } = before;
    const times = timesOf(before.siteFile, pages, collections);
    const parts = { pages, collections, known, ...unbroken, times };
    const texts = changedTexts(before.pages, pages);
    const { check } = before;
    const rowFindings = texts ? before.rowFindings : check.rows(parts);
    const load = { ...before, files, siteFindings: check.site(parts, texts), rowFindings, pages };
    return finish(texts?.facts.size === 0 ? 'pages' : 'all', load, parts);
  }

  function finish(
    type: LoadedSite['type'],
    { files, siteFindings, ...rest }: Omit<Load, 'loaded'> & Pick<LoadedSite, 'files' | 'siteFindings'>,
    parts: PagesToCheck,
  ): Load {
    const { check, collections, fileFindings, rowFindings, pages, siteFile } = rest;
    const all = [...fileFindings, ...pages.flatMap((page) => page.findings), ...siteFindings, ...rowFindings];
    const findings = check.gather(all, parts);
    const { site: content } = siteFile;
    const { known, times } = parts;
    const feeds = siteFeeds(collections);
    const listed = (at: SiteAt, now: Times) => withLists(at, collections, now);
    const shown = (all: SiteContent) => listed(sitesOf[wanted](all, pages, known, times), times);
    const assemble = content && (() => assembleSite(files, validators, shown(content), feeds));
    const assembleAt =
      content &&
      ((instant: number) => {
        const then = times.asOf(instant);
        return assembleSite(files, validators, listed(siteAt(content, pages, known, then), then), feeds);
      });
    const site = findings.every(isWarning) ? assemble?.() : undefined;
    const withRows =
      content &&
      ((page: SitePage) => {
        const all = sitesOf[wanted](content, pages, known, times);
        const rows = all.pages.filter(({ made }) => made);
        return listed({ ...all, pages: [page, ...rows] }, times).pages[0];
      });
    const coming = content && ((since: number) => comingAfter({ content, pages, known, times }, since));
    const loaded = {
      type,
      files,
      findings,
      siteFindings,
      now: times.now,
      changes: times.changes,
      ...(site && { site }),
      ...(assemble && { assemble }),
      ...(coming && { comingAfter: coming }),
      ...(assembleAt && { assembleAt }),
    };
    return { ...rest, withRows, loaded };
  }

  const withRows = (page: SitePage) => (page.facts.lists ? last?.withRows?.(page) : page);

  return {
    load(change) {
      last = (change && last && loadPages(last, change)) ?? loadAll(change?.pages);
      return last.loaded;
    },
    readPage(file) {
      const take: PageIntake<SitePage>['take'] = (page) =>
        cachedPage({ ...page, facts: pageFacts(page.content, page.written), findings: [] });
      const reader = createPageReader(openFiles(), validators, last?.siteFile.site, { take });
      reader.addFile(file);
      const [page] = reader.pages;
      return page && withRows(page);
    },
    withRows,
  };
}

/** Reads, checks and assembles a site once. */
export const loadSite = (
  files: Files,
  validators: Validators,
  store?: PageStore,
  moment?: Moment,
): LoadedSite => createSiteLoader(() => files, validators, store, 'warning', moment).load();

/** Undefined when pages differ in more than in what they say. */
function changedTexts(before: readonly SitePage[], now: readonly SitePage[]): ChangedTexts | undefined {
  const facts = new Set<keyof PageFacts>();
  const changed = new Map<string, SitePage>();
  for (const [index, page] of now.entries()) {
    const last = before[index];
    if (!last || page === last) continue;
    for (const path of addressesOf(page.facts)) changed.set(path, page);
    for (const fact of changedFacts(last, page)) facts.add(fact);
  }
  const isText = (fact: keyof PageFacts): fact is TextFact => textFacts.some((text) => text === fact);
  const texts = [...facts].filter(isText);
  const pages = [...changed.values()];
  if (texts.length < facts.size || !pages.every((page) => page.findings.every(isWarning))) return undefined;
  // What other pages show of its cards is named by no fact.
  const isSource = now.some(({ facts: { sources } }) => sources.some((path) => changed.has(path)));
  return { files: isSource ? undefined : new Set(pages.map(({ file }) => file)), facts: new Set(texts) };
}
