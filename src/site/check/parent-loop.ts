import { parentPath } from '../page/page-trail';
import type { SitePage } from '../page/site-page';
import type { Check } from './rule';

/** A trail that comes back to its own page would never end. */
export const parentLoop: Check = {
  id: 'parent-loop',
  severity: 'error',
  site({ pages, known }, report) {
    const done = new Set<SitePage>();
    for (const start of pages) {
      const walked = new Set<SitePage>();
      let page: SitePage | undefined = start;
      while (page && !done.has(page) && !walked.has(page)) {
        walked.add(page);
        page = known.page(parentPath(page.facts, known.has) ?? '');
      }
      if (page && walked.has(page)) reportLoop(page);
      for (const each of walked) done.add(each);
    }

    function reportLoop(page: SitePage) {
      let liar = page;
      while (liar.facts.parent === undefined) {
        const above = known.page(parentPath(liar.facts, known.has) ?? '');
        if (!above) return;
        liar = above;
      }
      report(
        { document: liar, pointer: '/parent' },
        `The page ${liar.facts.parent} lies below this one already, so it can't be above it.`,
        'Choose another "parent", or leave it out.',
      );
    }
  },
};
