import type { Check } from './check';

export const noHome: Check = {
  id: 'no-home',
  severity: 'error',
  needsWholeSite: true,
  site({ known }, report) {
    if (known.has('/')) return;
    const place = { document: { file: 'site.json', pointer: '' }, pointer: '/pages' };
    report(place, 'The site has no home page.', 'Write a page with "path": "/".');
  },
};
