import { didYouMean } from '../nearest';
import type { Place, SiteCheck } from './check';

export const unknownLayout: SiteCheck = {
  id: 'unknown-layout',
  severity: 'error',
  run({ site, pages }, report) {
    if (!site) return;
    const names = Object.keys(site.layouts ?? {});
    const help =
      names.length > 0 ? `Layouts in site.json: ${names.join(', ')}.` : 'site.json has no "layouts".';
    const expectKnown = (layout: string, place: Place) => {
      if (!names.includes(layout))
        report(place, `There is no layout "${layout}".${didYouMean(layout, names)}`, help);
    };
    for (const page of pages) {
      const { layout } = page.content;
      if (layout !== undefined) expectKnown(layout, { document: page, pointer: '/layout' });
    }
    const document = { file: 'site.json', pointer: '' };
    for (const layout of Object.keys(site.layoutKinds ?? {}))
      expectKnown(layout, { document, pointer: `/layoutKinds/${layout}`, part: 'key' });
  },
};
