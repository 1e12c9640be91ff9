import { type Rule, siteDocument } from './rule';

export const noHome: Rule<{ missing: [] }> = {
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
  },
  site({ site, pages, known }, report) {
    // If "pages" is missing or not a list, that was reported already.
    if (known.has('/') || (!site && pages.length === 0)) return;
    report({ document: siteDocument, pointer: '/pages' }, 'missing');
  },
};
