import { type Files, normalizeText } from '../files/files';
import { isBelowImages } from '../files/site-file';
import { type Finding, isWarning } from '../problem/finding';
import type { MadePage } from '../read/made-page';
import type { FoundPage } from '../read/page-reader';
import type { Page } from '../schema/types.gen';
import type { PageFacts } from './page-facts';
import type { SitePage } from './site-page';

/** A page that was read and checked. */
export interface CheckedPage extends Omit<FoundPage, 'written'> {
  facts: PageFacts;
  findings: readonly Finding[];
}

/** Where a loader keeps pages, while it loads a site and from one load to the next. */
export interface PageStore {
  /** The page of a file that has not changed since it was kept. */
  get(file: string): SitePage | undefined;
  /** Keeps a page and returns it as the site will hold it. */
  put(page: CheckedPage): SitePage;
  /** What is known of a page that was made, if it is the same. */
  made?(made: MadePage): Pick<CheckedPage, 'facts' | 'findings'> | undefined;
  /** What was found about the site as a whole, when no page that was put since can change it. */
  siteFindings?(): readonly Finding[] | undefined;
  /** Forgets the pages that depend on these files before a new load, or all pages when it is not known what changed. */
  forget?(changed: ReadonlySet<string> | undefined): void;
}

/** A page whose content stays in memory. */
export const cachedPage = ({ file, pointer, facts, findings, content, made }: CheckedPage): SitePage => ({
  file,
  pointer,
  facts,
  findings,
  ...(made && { made }),
  loadContent: () => content,
});

/** A page whose content is read again when it is asked for. */
export const uncachedPage = (
  { file, pointer, facts, findings }: Omit<SitePage, 'loadContent'>,
  loadContent: SitePage['loadContent'],
): SitePage => ({ file, pointer, facts, findings, loadContent });

/** Characters of the pages that stay parsed: those of a site of some 1,500. */
const parsedCharacters = 8_000_000;

/** Caches as many pages as memory allows. The content of others is loaded again. */
export function cacheSome(loadContent: (file: string) => Page): (page: CheckedPage) => SitePage {
  let left = parsedCharacters;
  return (page) => {
    left -= page.length;
    if (left >= 0) return cachedPage(page);
    // What the function names stays in memory with it.
    const { file } = page;
    return uncachedPage(page, () => loadContent(file));
  };
}

/** The content of a page file that was valid when it was checked. */
export const parsePage = (files: Files, file: string) => JSON.parse(normalizeText(files.read(file))) as Page;

/** Keeps pages in memory: whole, or as `cache` does it. */
export function memoryStore(cache = cachedPage): PageStore {
  const pages = new Map<string, SitePage>();
  const made = new Map<string, { version: string; page: SitePage }>();
  return {
    get: (file) => pages.get(file),
    made({ id, version }) {
      const known = made.get(id);
      return known?.version === version() ? known.page : undefined;
    },
    put(page) {
      if (page.made) {
        const kept = cachedPage(page);
        made.set(page.made.id, { version: page.made.version(), page: kept });
        return kept;
      }
      // Pages of site.json are read again with it.
      if (page.pointer !== '') return cachedPage(page);
      const cached = cache(page);
      pages.set(page.file, cached);
      return cached;
    },
    forget(changed) {
      if (!changed) {
        made.clear();
        return pages.clear();
      }
      const pictures = [...changed].filter(isBelowImages);
      for (const file of changed) pages.delete(file);
      if (pictures.length === 0) return;
      for (const [file, page] of pages) if (dependsOn(page, pictures)) pages.delete(file);
      for (const [id, { page }] of made) if (dependsOn(page, pictures)) made.delete(id);
    },
  };
}

/** Another picture may correct what is wrong with a page, and an alias may become the address of one. */
const dependsOn = ({ facts, findings }: SitePage, pictures: readonly string[]): boolean =>
  facts.aliases !== undefined ||
  facts.redirects !== undefined ||
  !findings.every(isWarning) ||
  pictures.some((picture) => facts.images.includes(picture));
