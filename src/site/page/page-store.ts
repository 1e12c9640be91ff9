import type { Finding } from '../problem/finding';
import type { FoundPage } from '../read/page-reader';
import type { PageFacts } from './page-facts';
import type { SitePage } from './site-page';

/** A page that was read and checked. */
export interface CheckedPage extends FoundPage {
  facts: PageFacts;
  findings: readonly Finding[];
}

/** Where a loader keeps pages, while it loads a site and from one load to the next. */
export interface PageStore {
  /** The page of a file that has not changed since it was kept. */
  get(file: string): SitePage | undefined;
  /** Keeps a page and returns it as the site will hold it. */
  put(page: CheckedPage): SitePage;
  /** What was found about the site as a whole, when no page that was put since can change it. */
  siteFindings?(): readonly Finding[] | undefined;
  /** Forgets the pages of these files before a new load, or all pages when it is not known what changed. */
  forget?(changed: ReadonlySet<string> | undefined): void;
}

/** A page whose content stays in memory. */
export const heldPage = ({ file, pointer, facts, findings, content }: CheckedPage): SitePage => ({
  file,
  pointer,
  facts,
  findings,
  loadContent: () => content,
});

/** Keeps whole pages in memory. */
export function memoryStore(): PageStore {
  const pages = new Map<string, SitePage>();
  return {
    get: (file) => pages.get(file),
    put(page) {
      const held = heldPage(page);
      // Pages of site.json are read again with it.
      if (page.pointer === '') pages.set(page.file, held);
      return held;
    },
    forget(changed) {
      if (!changed) pages.clear();
      else for (const file of changed) pages.delete(file);
    },
  };
}
