import { parentPath } from '../page/page-trail';
import type { SitePage } from '../page/site-page';
import type { Rule } from './rule';

/** A trail that comes back to its own page would never end. */
export const parentLoop: Rule<{ loop: [parent: string] }> = {
  id: 'parent-loop',
  severity: 'error',
  meaning: 'The way up from a page, from one "parent" to the next, never comes back to the same page.',
  messages: {
    loop: {
      message: (parent) => `The page ${parent} is below this page, so it can't be its parent.`,
      help: () => 'Choose another "parent", or delete it.',
      example: ['/services/radio'],
    },
  },
  site({ pages, known }, report) {
    const above = ({ facts }: SitePage) => known.page(parentPath(facts, known.has) ?? '');
    const done = new Set<SitePage>();
    for (const start of pages) {
      const walked = new Set<SitePage>();
      let page: SitePage | undefined = start;
      while (page && !done.has(page) && !walked.has(page)) {
        walked.add(page);
        page = above(page);
      }
      if (page && walked.has(page)) reportLoop(page);
      for (const each of walked) done.add(each);
    }

    function reportLoop(page: SitePage) {
      // Only a page that names its parent can be mended.
      let culprit: SitePage | undefined = page;
      while (culprit && culprit.facts.parent === undefined) culprit = above(culprit);
      if (culprit?.facts.parent !== undefined)
        report({ document: culprit, pointer: '/parent' }, 'loop', culprit.facts.parent);
    }
  },
};
