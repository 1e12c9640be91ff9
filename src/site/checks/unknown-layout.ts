import { didYouMean } from '../nearest';
import type { SiteCheck } from './check';

export const unknownLayout: SiteCheck = {
  id: 'unknown-layout',
  severity: 'error',
  run({ site, pages }, report) {
    if (!site) return;
    const names = Object.keys(site.layouts ?? {});
    for (const page of pages) {
      const { layout } = page.content;
      if (layout === undefined || names.includes(layout)) continue;
      const help =
        names.length > 0 ? `Layouts in site.json: ${names.join(', ')}.` : 'site.json has no "layouts".';
      report(
        { document: page, pointer: '/layout' },
        `There is no layout "${layout}".${didYouMean(layout, names)}`,
        help,
      );
    }
  },
};
