import type { SiteCheck } from './check';

export const noHome: SiteCheck = {
  id: 'no-home',
  severity: 'error',
  needsWholeSite: true,
  run({ known }, report) {
    if (known.has('/')) return;
    const place = { document: { file: 'site.json', pointer: '' }, pointer: '/pages' };
    report(place, 'The site has no home page.', 'Write a page with "path": "/".');
  },
};
