import { always, without } from '../time/interval';
import { type Rule, siteDocument } from './rule';

export const noHome: Rule<{ missing: []; dated: [] }> = {
  id: 'no-home',
  severity: 'error',
  meaning: 'A site needs a home page: the page with the path /.',
  messages: {
    missing: {
      cause: () => ['page', '/'],
      message: () => 'The site has no home page.',
      help: () => 'Add a page with "path": "/".',
      example: [],
    },
    dated: {
      message: () => 'The home page is not shown at some time.',
      help: () => 'Delete its dates and "draft", or let another page with "path": "/" be shown then.',
      example: [],
    },
  },
  site({ site, pages, known, times }, report) {
    if (without({ from: times.now.from, until: always.until }, times.of('/') ?? [always]).length > 0) {
      const home = pages.find(({ facts }) => facts.path === '/') ?? siteDocument;
      return report({ document: home, pointer: '/path' }, 'dated');
    }
    // If "pages" is missing or not a list, that was reported already.
    if (known.has('/') || (!site && pages.length === 0)) return;
    report({ document: siteDocument, pointer: '/pages' }, 'missing');
  },
};
