import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { harborLights } from '../../../tests/support/harbor-lights';
import { timesOf } from '../../../tests/support/variations';
import { validators } from '../../node/base/content/compiled-validators';
import { memoryFiles } from '../files/memory-files';
import { loadSite, type Moment } from '../load-site';
import { isWarning } from '../problem/finding';
import { resolvePage } from './resolve-page';

// A busy machine is not a failure.
vi.setConfig({ testTimeout: 60_000 });

const paths = ['/', '/a', '/b', '/c', '/d/e'];
const dates = ['2027-01-01', '2027-02-01T09:00', 'opening', '2027-05-01T00:00+08:00'];
const instants = [
  '2026-06-01T00:00Z',
  '2027-01-01T00:00+08:00',
  '2027-02-15T00:00Z',
  '2027-04-01T00:00Z',
  '2030-01-01T00:00Z',
];

const path = fc.constantFrom(...paths);
const times = fc.constantFrom({}, ...dates.map((from) => ({ from })), ...dates.map((until) => ({ until })), {
  from: '2027-01-01',
  until: 'opening',
});
const image = { type: 'drawing', kind: 'grid', form: 'flat' };
const card = path.map((href) => ({ title: `Card to ${href}`, text: 'Text.', href, image }));
const elsewhere = { title: 'Card to another site', text: 'Text.', href: 'https://example.com/', image };
const carousel = fc
  .tuple(fc.array(card, { maxLength: 3 }), times)
  .map(([cards, dates]) => ({ type: 'carousel', heading: 'Cards', cards: [...cards, elsewhere], ...dates }));
const call = fc.tuple(path, times).map(([href, dates]) => ({
  type: 'cta',
  heading: 'Call',
  actions: [
    { label: 'Home', href: '/' },
    { label: `Button to ${href}`, href },
  ],
  ...dates,
}));
const sources = fc.uniqueArray(path, { minLength: 1, maxLength: 3 });
const showsOthers = (type: string) =>
  fc.tuple(sources, fc.boolean()).map(([pages, hasHome]) => ({
    type,
    heading: 'Others',
    pages: hasHome ? [...new Set(['/', ...pages])] : pages,
  }));
const hidden = call.map((block) => ({ ...block, heading: 'Secretum', draft: true }));
const block = fc.oneof(carousel, carousel, call, showsOthers('related'), showsOthers('directory'), hidden);
const page = fc.record({
  isDraft: fc.nat(5).map((number) => number === 0),
  times,
  parent: fc.constantFrom(undefined, '/', '/a'),
  lead: path,
  first: carousel,
  blocks: fc.array(block, { maxLength: 2 }),
});

const leadsHome = Object.fromEntries([['then', '/']]);

const siteFile = (pages: readonly object[]) =>
  JSON.stringify({
    site: { ...harborLights, dates: { opening: '2027-03-01T09:00' } },
    header: { links: [{ label: 'Home', href: '/' }, ...paths.map((href) => ({ label: href, href }))] },
    footer: { columns: [{ heading: 'Site', links: [{ label: 'Home', href: '/' }] }], notice: 'Notice' },
    pages,
  });

test('at any instant a valid site and its preview are whole: no link to what is not shown, and no draft but in the preview', () => {
  let valid = 0;
  const random = fc.tuple(...paths.map(() => page));
  fc.assert(
    fc.property(random, (all) => {
      const pages = all.map(({ lead, blocks, isDraft, first, parent, times }, index) => ({
        path: paths[index],
        title: `${isDraft && index > 0 ? 'Secretum' : 'Page'} ${index}`,
        description: `Page ${index}: what a visitor finds there, in the words of a search result.`,
        ...(index > 1 && { parent }),
        ...(index > 0 && { ...times, ...('until' in times && leadsHome), draft: isDraft }),
        blocks: [{ type: 'hero', heading: 'Heading', lead: `See [it](${lead}).` }, first, ...blocks],
      }));
      const files = memoryFiles({ 'site.json': siteFile(pages) });
      const load = (at: string, shown: Moment['pages'] = 'now') =>
        loadSite(files, validators, undefined, { at: Date.parse(at), pages: shown });
      // Many are refused, whatever the instant is.
      if (!load('2026-01-01T00:00Z').findings.every(isWarning)) return;
      valid++;
      const loaded = instants.flatMap((at) => [load(at), load(at, 'coming')]);
      for (const [index, { site, findings }] of loaded.entries()) {
        expect(findings.filter((finding) => !isWarning(finding))).toEqual([]);
        if (!site) throw new Error('The site is not there.');
        const shown = new Set(site.pages.map(({ facts }) => facts.path));
        expect(shown.size).toBe(site.pages.length);
        const documents = site.pages.map((each) => {
          const { view, statics } = resolvePage(site, each);
          return JSON.stringify([view, ...statics.values()]);
        });
        const whole = [...documents, JSON.stringify([site.chrome.view, site.redirects])].join();
        // Every second one is a preview.
        if (index % 2 === 0) expect(whole).not.toContain('Secretum');
        const hrefs = [...whole.matchAll(/"(?:href|to)":"(\/[^"#]*)/g)].map(([, href = '']) => href);
        expect(hrefs.filter((href) => !shown.has(href))).toEqual([]);
      }
    }),
    { numRuns: timesOf(240), seed: 1 },
  );
  expect(valid).toBeGreaterThan(timesOf(80));
});
