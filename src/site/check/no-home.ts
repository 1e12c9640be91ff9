import type { Check } from './rule';

export const noHome: Check = {
  id: 'no-home',
  severity: 'error',
  needsWholeSite: true,
  site({ site, pages, known }, report) {
    // Without "pages", or with one that is no list, that has been told.
    if (known.has('/') || (!site && pages.length === 0)) return;
    const place = { document: { file: 'site.json', pointer: '' }, pointer: '/pages' };
    report(place, 'The site has no home page.', 'Write a page with "path": "/".');
  },
};
