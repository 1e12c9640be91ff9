import { notFoundPath } from '../page/addresses';
import { pageLink } from '../page/links';
import type { SitePage } from '../page/site-page';
import type { Check } from './rule';

/** Found by nobody who starts at the home page and follows links. */
export const unreachablePage: Check = {
  id: 'unreachable-page',
  severity: 'warning',
  site({ site, pages, known, whole, references }, report) {
    if (!site || !whole || !known.has('/')) return;
    const targets = new Set(['/', ...references.links]);
    const reached = new Set<SitePage>();
    // A set is walked to its end, however much is added on the way.
    for (const href of targets) {
      const page = known.page(href) ?? known.page(pageLink(href)?.path ?? '');
      // A link in vain is a mistake already, and probably means one of the pages that seem lost.
      if (!page) return;
      if (reached.has(page)) continue;
      reached.add(page);
      for (const target of page.facts.links) targets.add(target);
    }
    for (const page of pages) {
      const { path } = page.facts;
      if (path === notFoundPath || reached.has(page) || known.page(path) !== page) continue;
      report(
        { document: page, pointer: '/path' },
        `No visitor finds ${path}: no page that the home page leads to has a link to it.`,
        'Link to it from a page, the menu or the footer.',
      );
    }
  },
};
