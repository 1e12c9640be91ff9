import { hash } from 'node:crypto';
import { siteFile } from '../../../site/files/site-file';
import { parentPath } from '../../../site/page/page-trail';
import type { SitePage } from '../../../site/page/site-page';
import { trailOf } from '../../../site/resolve/resolve-page';
import type { Site } from '../../../site/resolve/site';
import type { PageRecord, PageRecords } from './page-records';
import { madeHash, pageId } from './page-store';

/** What a build does with one page. */
export interface PageBuildPlan {
  page: SitePage;
  id: string;
  record: PageRecord;
  /** Its documents stay as the last build wrote them. */
  isKept: boolean;
}

/** Gives the hash of a content file. */
type HashOf = (file: string) => string;

/**
 * Compares every page with its record. `keep` is asked for pages whose record still holds: it keeps their documents
 * and returns true, if they are still in the output.
 */
export function planPages(
  site: Site,
  records: PageRecords,
  hashOf: HashOf,
  keep: (page: SitePage) => boolean,
): PageBuildPlan[] {
  const keyOf = createKeyOf(site, hashOf);
  return site.pages.map((page) => {
    const id = pageId(page);
    const { findings, written } = page;
    // The next build checks all of the page.
    const facts = written?.facts ?? page.facts;
    const fresh = { hash: contentHash(page, hashOf), facts, findings, key: keyOf(page), photos: [] };
    const known = records.get(id);
    return known?.hash === fresh.hash && known.key === fresh.key
      ? { page, id, record: known, isKept: keep(page) }
      : { page, id, record: fresh, isKept: false };
  });
}

/** Says what a page shows of other files: the names in its trail, its sources, and the sizes of its downloads. And what is
 * left out of it at this instant. */
function createKeyOf(site: Site, hashOf: HashOf): (page: SitePage) => string {
  const has = (path: string) => site.find(path)?.facts.path === path;
  const trails = new Map<string | undefined, string>();
  const trailTo = (path: string | undefined) => {
    const known = trails.get(path);
    if (known !== undefined) return known;
    const page = path === undefined ? undefined : site.find(path);
    const trail = page ? JSON.stringify(trailOf(site, page.facts)) : '';
    trails.set(path, trail);
    return trail;
  };
  const versionOf = (path: string) => {
    const source = site.find(path);
    return source ? contentHash(source, hashOf) + (source.written?.state ?? '') : '';
  };
  return ({ facts, written }) =>
    [
      ...(written ? [hash('sha1', written.state)] : []),
      trailTo(parentPath(facts, has)),
      ...facts.sources.map(versionOf),
      ...facts.files.map((file) => site.facts.sizeOf(file)),
    ].join(' ');
}

/** The hash of a page's content. The built-in 404 page counts as a page of site.json. */
const contentHash = (page: SitePage, hashOf: HashOf): string =>
  page.made
    ? madeHash(page.made)
    : page.file === siteFile
      ? hash('sha1', JSON.stringify(page.loadContent()))
      : hashOf(page.file);
