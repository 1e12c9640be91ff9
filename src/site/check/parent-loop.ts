import { parentPath } from '../page/page-trail';
import type { ReferringPage, Rule } from './rule';

/** A trail that comes back to its own page would never end. */
export const parentLoop: Rule<{ loop: [parent: string, circle: string]; self: [] }> = {
  id: 'parent-loop',
  severity: 'error',
  meaning: 'The way up from a page, from one "parent" to the next, never comes back to the same page.',
  messages: {
    loop: {
      message: (parent, circle) =>
        `The page ${parent} is below this page, so it can't be its parent: ${circle}.`,
      help: () => 'Choose another "parent", or delete it.',
      example: ['/services/radio', '/services → /services/radio → /services'],
    },
    self: {
      message: () => 'This page is its own parent.',
      help: () => 'Write the path of the page above it, or delete "parent".',
      example: [],
    },
  },
  site({ pages, known }, report) {
    const above = ({ facts }: ReferringPage) => known.page(parentPath(facts, known.hasOwn) ?? '');
    const done = new Set<ReferringPage>();
    for (const start of pages) {
      const walked = new Set<ReferringPage>();
      let page: ReferringPage | undefined = start;
      while (page && !done.has(page) && !walked.has(page)) {
        walked.add(page);
        page = above(page);
      }
      if (page && walked.has(page)) reportLoop(page);
      for (const each of walked) done.add(each);
    }

    function reportAt(culprit: ReferringPage, parent: string) {
      const place = { document: culprit, pointer: '/parent' };
      if (above(culprit) === culprit) return report(place, 'self');
      const circle = [culprit.facts.path];
      for (let page = above(culprit); page && page !== culprit; page = above(page))
        circle.push(page.facts.path);
      report(place, 'loop', parent, [...circle, culprit.facts.path].join(' → '));
    }

    function reportLoop(page: ReferringPage) {
      // Only a page that names its parent can be corrected.
      let culprit: ReferringPage | undefined = page;
      while (culprit && culprit.facts.parent === undefined) culprit = above(culprit);
      if (culprit?.facts.parent !== undefined) reportAt(culprit, culprit.facts.parent);
    }
  },
};
