import { parentPath } from '../page-trail';
import type { SitePage } from '../site';
import type { SiteCheck } from './check';

export const unknownParent: SiteCheck = {
  id: 'unknown-parent',
  severity: 'error',
  needsWholeSite: true,
  run({ pages, known, suggest }, report) {
    for (const page of pages) {
      const { parent } = page.content;
      if (parent === undefined || known.has(parent)) continue;
      const help = 'Write the path of the page above this one, or leave "parent" out.';
      report(
        { document: page, pointer: '/parent' },
        `There is no page ${parent}.${suggest.path(parent)}`,
        help,
      );
    }
  },
};

/** A trail that comes back to its own page would never end. */
export const parentLoop: SiteCheck = {
  id: 'parent-loop',
  severity: 'error',
  run({ pages, known }, report) {
    const done = new Set<SitePage>();
    for (const start of pages) {
      const walked = new Set<SitePage>();
      let page: SitePage | undefined = start;
      while (page && !done.has(page) && !walked.has(page)) {
        walked.add(page);
        page = known.page(parentPath(page.content, known.has) ?? '');
      }
      if (page && walked.has(page)) reportLoop(page);
      for (const each of walked) done.add(each);
    }

    function reportLoop(page: SitePage) {
      let liar = page;
      while (liar.content.parent === undefined) {
        const above = known.page(parentPath(liar.content, known.has) ?? '');
        if (!above) return;
        liar = above;
      }
      report(
        { document: liar, pointer: '/parent' },
        `The page ${liar.content.parent} lies below this one already, so it can't be above it.`,
        'Choose another "parent", or leave it out.',
      );
    }
  },
};
