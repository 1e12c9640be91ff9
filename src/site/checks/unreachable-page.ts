import { compileWalk } from '../walk';
import type { SiteCheck } from './check';
import { eachLink, pageLink } from './each-link';

const collect = eachLink<Set<string>>((href, targets) => {
  const link = pageLink(href);
  if (link) targets.add(link.path);
});
const collectPage = compileWalk('page', collect);
const collectSite = compileWalk('site', collect);

/** Found by nobody who starts at the home page and follows links. */
export const unreachablePage: SiteCheck = {
  id: 'unreachable-page',
  severity: 'warning',
  run({ site, pages, known, whole }, report) {
    if (!site || !whole || !known.has('/')) return;
    const targets = new Set(['/']);
    collectSite(site, targets);
    const reached = new Set<unknown>();
    // A set is walked to its end, however much is added on the way.
    for (const path of targets) {
      const page = known.page(path)?.content;
      // A link in vain is a mistake already, and probably means one of the pages that seem lost.
      if (!page) return;
      if (reached.has(page)) continue;
      reached.add(page);
      collectPage(page, targets);
    }
    for (const page of pages) {
      const { path } = page.content;
      if (path === '/404' || reached.has(page.content) || known.page(path) !== page) continue;
      report(
        { document: page, pointer: '/path' },
        `No visitor finds ${path}: no page that the home page leads to has a link to it.`,
        'Link to it from a page, the menu or the footer.',
      );
    }
  },
};
