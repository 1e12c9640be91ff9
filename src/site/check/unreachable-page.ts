import { notFoundPath } from '../page/addresses';
import { pageLink } from '../page/links';
import { meantLinks } from '../problem/finding';
import { groupBy } from '../problem/group-by';
import type { ReferringPage, Rule } from './rule';

export const unreachablePage: Rule<{ unreachable: [path: string] }> = {
  id: 'unreachable-page',
  severity: 'warning',
  meaning: 'A visitor who starts at the home page and follows links can reach every page.',
  messages: {
    unreachable: {
      message: (path) => `${path} can't be reached from the home page.`,
      help: () => 'Link to it from a page, the menu or the footer.',
      example: ['/offers'],
    },
  },
  site({ site, pages, known, whole, references, times }, report) {
    if (!site || !whole || !known.has('/')) return;
    const targets = new Set(['/', ...references.links]);
    const reached = new Set<ReferringPage>();
    const ofRows = groupBy(pages, ({ made }) => made?.collection);
    const rowPaths = (name: string) => (ofRows.get(name) ?? []).map(({ facts }) => facts.path);
    const shown = new Set<ReferringPage>();
    // Pages show the cards of others, with their links.
    const show = (page: ReferringPage) => {
      if (shown.has(page)) return;
      shown.add(page);
      for (const target of page.facts.links) targets.add(target);
      for (const name of page.facts.lists ?? []) for (const path of rowPaths(name)) targets.add(path);
      for (const { text, mustExist } of meantLinks(page.findings))
        if (!mustExist || known.has(pathOf(text))) targets.add(text);
    };
    // A set is walked to its end, however much is added on the way.
    for (const href of targets) {
      const page = known.page(href) ?? known.page(pathOf(href));
      // A broken link is an error already, and probably means one of the pages that seem unreachable.
      if (!page) return;
      if (reached.has(page)) continue;
      reached.add(page);
      show(page);
      for (const source of page.facts.sources) {
        const other = known.page(source);
        if (other) show(other);
      }
    }
    for (const page of pages) {
      const { path } = page.facts;
      const time = times.timeOf(page.facts);
      // Nobody is to reach a draft, nor a page whose time is over.
      if (!time || time.until <= times.now.from) continue;
      if (path === notFoundPath || reached.has(page) || known.page(path) !== page) continue;
      report({ document: page, pointer: '/path' }, 'unreachable', path);
    }
  },
};

const pathOf = (href: string) => pageLink(href)?.path ?? '';
