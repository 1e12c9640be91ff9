import type { SiteContent } from '../schema/types.gen';
import { didYouMean } from '../text/nearest';
import type { Check, Place, ReportPlace } from './rule';

export const unknownLayout: Check = {
  id: 'unknown-layout',
  severity: 'error',
  page(page, { site }, report) {
    const { layout } = page.content;
    if (layout !== undefined) check(layout, site, { document: page, pointer: '/layout' }, report);
  },
  site({ site }, report) {
    const document = { file: 'site.json', pointer: '' };
    for (const layout of Object.keys(site?.layoutKinds ?? {}))
      check(layout, site, { document, pointer: `/layoutKinds/${layout}`, part: 'key' }, report);
  },
};

function check(layout: string, site: SiteContent | undefined, place: Place, report: ReportPlace) {
  if (!site || Object.hasOwn(site.layouts ?? {}, layout)) return;
  const names = Object.keys(site.layouts ?? {});
  const help =
    names.length > 0 ? `Layouts in site.json: ${names.join(', ')}.` : 'site.json has no "layouts".';
  report(place, `There is no layout "${layout}".${didYouMean(layout, names)}`, help);
}
