import type { Page } from '../types.gen';
import type { CheckedContent, FieldCheck, SiteCheck } from './check';
import { eachLink, pageLink } from './each-link';

/** Where each page leads; undefined stands for the parts that every page has. */
const links = new WeakMap<CheckedContent, Map<Page | undefined, Set<string>>>();

/** Found by nobody who starts at the home page and follows links. */
export const unreachablePage: SiteCheck & FieldCheck = {
  id: 'unreachable-page',
  severity: 'warning',
  fields: eachLink((href, { content, page }) => {
    const link = pageLink(href);
    if (!link) return;
    const targets = links.get(content) ?? new Map<Page | undefined, Set<string>>();
    links.set(content, targets);
    const own = targets.get(page);
    if (own) own.add(link.path);
    else targets.set(page, new Set([link.path]));
  }),
  run(content, report) {
    const { site, pages, known, whole } = content;
    if (!site || !whole || !known.has('/')) return;
    const leads = links.get(content);
    const targets = new Set(['/', ...(leads?.get(undefined) ?? [])]);
    const reached = new Set<unknown>();
    // A set is walked to its end, however much is added on the way.
    for (const path of targets) {
      const page = known.page(path)?.content;
      // A link in vain is a mistake already, and probably means one of the pages that seem lost.
      if (!page) return;
      if (reached.has(page)) continue;
      reached.add(page);
      for (const target of leads?.get(page) ?? []) targets.add(target);
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
