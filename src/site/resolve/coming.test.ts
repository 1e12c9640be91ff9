import { expect, test } from 'vitest';
import { harborLights } from '../../../tests/support/harbor-lights';
import { validators } from '../../node/base/content/compiled-validators';
import { memoryFiles } from '../files/memory-files';
import { loadSite } from '../load-site';
import { dateText } from '../time/date-text';
import { createZone } from '../time/zone';
import { changeWords, everywhereWords } from './coming-words';

const page = (path: string, fields: object = {}, ...blocks: object[]) => ({
  path,
  title: `The page ${path} of this site`,
  description: `${path}: what a visitor finds there, in the words of a search result.`,
  ...fields,
  blocks: [{ type: 'hero', heading: `Heading of ${path}` }, ...blocks],
});

const cards = (...hrefs: string[]) => ({
  type: 'carousel',
  heading: 'Cards',
  cards: hrefs.map((href) => ({
    title: `To ${href}`,
    href,
    image: { type: 'drawing', kind: 'grid', form: 'flat' },
  })),
});
const banner = (dates: object) => ({
  type: 'cta',
  heading: 'Banner',
  actions: [{ label: 'Ask', href: '/list' }],
  ...dates,
});

function loadPages(pages: readonly object[], since: string, announcement?: object) {
  const content = {
    site: { ...harborLights, dates: { opening: '2026-12-01T09:00', party: '2026-12-24' } },
    header: {
      ...(announcement && { announcement }),
      links: [
        { label: 'Home', href: '/' },
        { label: 'New', href: '/new' },
      ],
    },
    footer: { columns: [{ heading: 'Site', links: [{ label: 'Home', href: '/' }] }], notice: 'Notice' },
    pages,
  };
  return loadSite(memoryFiles({ 'site.json': JSON.stringify(content) }), validators, undefined, {
    at: Date.parse(since),
  });
}

/** A line for each date, then one for each page that it changes. */
function comingOf(pages: readonly object[], since: string, announcement?: object): string[] {
  const loaded = loadPages(pages, since, announcement);
  expect(loaded.findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  const zone = createZone(harborLights.timeZone);
  return [...(loaded.comingAfter?.(Date.parse(since)) ?? [])].flatMap((coming) => [
    [dateText(coming.instant, zone), ...coming.names].join(', '),
    ...[everywhereWords(coming) ?? []].flat(),
    ...coming.pages.map((change) => `${change.path} ${changeWords(change)}`),
  ]);
}

const now = '2026-11-01T00:00Z';
const list = page('/list');
const newPage = page('/new');
const opening = '1 Dec 2026, 09:00 (Asia/Makassar), opening';
const thenList = Object.fromEntries([['then', '/list']]);

test.each<[what: string, pages: object[], lines: string[]]>([
  ['nothing, where nothing has a date', [page('/'), list, newPage], []],
  [
    'a page that comes, with the links to it',
    [page('/', {}, cards('/new', '/list')), list, page('/new', { from: 'opening' })],
    [opening, 'The header of all pages changes', '/new comes', '/ a link comes'],
  ],
  [
    'a page that goes, and where its address leads',
    [
      page('/', {}, cards('/offer', '/list')),
      list,
      newPage,
      page('/offer', { until: 'opening', ...thenList }),
    ],
    [opening, '/offer goes; its address leads to /list', '/ a link leads elsewhere'],
  ],
  [
    'another form of a page, and what shows its cards or stands below it',
    [
      page('/', {}, { type: 'related', heading: 'Related', pages: ['/list'] }),
      page('/list', { until: 'opening' }, cards('/new')),
      page('/list', { from: 'opening', title: 'The list, later' }, cards('/new')),
      page('/list/below'),
      newPage,
    ],
    [
      opening,
      '/list takes its new form',
      '/ what it shows of other pages changes',
      '/list/below its trail changes',
    ],
  ],
  [
    'blocks, in the order of their dates',
    [
      page('/', {}, banner({ from: 'opening', until: 'party' }), banner({ until: 'party' })),
      list,
      newPage,
      page('/draft', { draft: true, from: 'party' }),
    ],
    [opening, '/ a block comes', '24 Dec 2026 (Asia/Makassar), party', '/ 2 blocks go'],
  ],
  ['nothing that was before', [page('/'), list, page('/new', { from: '2026-10-01' })], []],
])('what comes is %s', (_what, pages, lines) => {
  expect(comingOf(pages, now)).toEqual(lines);
});

test('an announcement changes the header of all pages', () => {
  const announcement = { text: 'We are closed.', link: { label: 'Read', href: '/offer' } };
  const offer = page('/offer', { until: 'party' });
  const lines = comingOf([page('/'), list, newPage, offer], now, {
    ...announcement,
    from: 'opening',
    until: 'party',
  });
  const header = 'The header of all pages changes';
  expect(lines).toEqual([opening, header, '24 Dec 2026 (Asia/Makassar), party', header, '/offer goes']);
});

test('pages that name each other as parent are refused, and what comes is known all the same', () => {
  const pages = [page('/'), page('/list', { parent: '/new' }), page('/new', { parent: '/list' })];
  const loaded = loadPages([...pages, page('/later', { from: 'opening' })], now);
  expect(loaded.findings.map(({ id }) => id)).toContain('parent-loop');
  const [coming] = loaded.comingAfter?.(Date.parse(now)) ?? [];
  expect(coming?.pages.map(({ path }) => path)).toEqual(['/later']);
});
