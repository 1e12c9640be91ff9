import { sureValue } from '../problem/finding';
import type { SiteContent } from '../schema/types.gen';
import { didYouMean, type Guess, guess } from '../text/nearest';
import { counted } from '../text/wording';
import { type MistakePlace, type Report, type Rule, siteDocument } from './rule';

interface Mistakes {
  unknown: [layout: string, known: readonly string[], meant: Guess | undefined];
  renamed: [layout: string, other: string, count: number];
}

export const unknownLayout: Rule<Mistakes> = {
  id: 'unknown-layout',
  severity: 'error',
  meaning: 'The "layout" of a page is a name in "layouts" of site.json.',
  messages: {
    unknown: {
      cause: (layout) => ['layout', layout],
      message: (layout, _, meant) => `There is no layout "${layout}".${didYouMean(meant?.text)}`,
      help: (_, known) =>
        known.length > 0
          ? `Layouts in site.json: ${known.join(', ')}.`
          : 'Add it to "layouts" in site.json, or delete "layout".',
      fix: (_layout, _known, meant) => sureValue(meant),
      example: ['brnad', ['brand', 'service'], { text: 'brand', isSure: true }],
    },
    renamed: {
      message: (layout, other, count) =>
        `${counted(count, 'places')} name the layout "${layout}", but its name here is "${other}".`,
      help: (layout) => `Write "${layout}", or change the other places.`,
      example: ['service', 'services', 49],
    },
  },
  page(page, { site }, report) {
    const { layout } = page.content;
    if (layout !== undefined) check(layout, site, { document: page, pointer: '/layout' }, report);
  },
  site({ site }, report) {
    for (const layout of Object.keys(site?.layoutKinds ?? {})) {
      const place = { document: siteDocument, pointer: `/layoutKinds/${layout}`, part: 'key' } as const;
      check(layout, site, place, report);
    }
  },
};

function check(layout: string, site: SiteContent | undefined, place: MistakePlace, report: Report<Mistakes>) {
  if (!site || Object.hasOwn(site.layouts ?? {}, layout)) return;
  const known = Object.keys(site.layouts ?? {});
  report(place, 'unknown', layout, known, guess(layout, known, 2));
}
