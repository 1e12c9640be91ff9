import { describe, expect, test } from 'vitest';
import { hero, page } from '../../../tests/support/small-site';
import { validators } from '../../node/base/content/compiled-validators';
import { memoryFiles } from '../files/memory-files';
import { loadSite, type Moment } from '../load-site';
import { isWarning } from '../problem/finding';
import { withListLinks } from '../resolve/list-links';
import type { Site } from '../resolve/site';

const collection = {
  name: 'News',
  fields: {
    title: { kind: 'line', max: 60 },
    date: { kind: 'date' },
    tags: { kind: 'words', of: ['boats', 'Große Kräne'], min: 1 },
    place: { kind: 'number' },
  },
  path: '/news/{slug}',
  page: {
    title: '{title}',
    description: '{title}: what happened in the harbor on that day, and who was there to see it.',
    blocks: [{ type: 'hero', heading: '{title}' }],
  },
  groups: {
    by: 'tags',
    path: '/topic/{tag}',
    page: {
      parent: '/news',
      title: 'News about {tag}',
      description: 'All that was written about {tag} since the harbor was built, the newest of it first.',
      blocks: [
        { type: 'hero', heading: '{tag}' },
        { type: 'list', of: 'news', heading: 'News of {tag}', where: { tags: ['{tag}'] }, topics: true },
      ],
    },
  },
};

const names = [
  'Ahoy',
  'Crane',
  'Buoy',
  'Dock',
  'Eagle',
  'Ferry',
  'Gull',
  'Helm',
  'Isle',
  'Jib',
  'Keel',
  'Lock',
];

/** The first `count` rows: a day each, from the first of November on. */
const rowsOf = (count: number) =>
  names.slice(0, count).map((title, index) => ({
    title,
    date: `2026-11-${String(index + 1).padStart(2, '0')}`,
    tags: [index % 2 === 0 ? 'boats' : 'Große Kräne'],
    place: (index * 7) % 12,
  }));

function siteWith(list: object, rows: readonly object[], at = '2026-12-01', seen: Moment = {}): Site {
  const blocks = [hero('News'), { type: 'list', of: 'news', heading: 'Latest', ...list }];
  const { site, findings } = loadSite(
    memoryFiles({
      'site.json': JSON.stringify({
        site: { name: 'A', url: 'https://a.net/sub', language: 'en', email: 'a@a.net', phone: '+62 361 444' },
        header: { links: [{ label: 'News', href: '/news' }] },
        footer: { columns: [{ heading: 'Site', links: [{ label: 'Home', href: '/' }] }], notice: '© A' },
        pages: [page('/'), page('/news', { blocks })],
      }),
      'collections/news/collection.json': JSON.stringify(collection),
      ...Object.fromEntries(
        rows.map((row, index) => [`collections/news/row-${index}.json`, JSON.stringify(row)]),
      ),
    }),
    validators,
    undefined,
    { at: Date.parse(`${at}T12:00Z`), ...seen },
  );
  if (!site) throw new Error(JSON.stringify(findings.filter((finding) => !isWarning(finding))));
  return site;
}

/** The titles of a page's list. */
function titlesOn(site: Site, path: string): string[] | undefined {
  const block = site.find(path)?.loadContent().blocks[1];
  return block?.type === 'cardGrid' ? block.cards.map(({ title }) => title) : undefined;
}

const numbered = (site: Site) =>
  site.pages.map(({ facts }) => facts.path).filter((path) => path.startsWith('/news/page/'));

describe('the rows of a list stand', () => {
  test.each<[string, object, string[]]>([
    ['by date, the newest first', {}, ['Dock', 'Buoy', 'Crane', 'Ahoy']],
    ['by date, the oldest first', { rising: true }, ['Ahoy', 'Crane', 'Buoy', 'Dock']],
    ['by a text, from A to Z', { order: 'title' }, ['Ahoy', 'Buoy', 'Crane', 'Dock']],
    ['by a text, from Z to A', { order: 'title', rising: false }, ['Dock', 'Crane', 'Buoy', 'Ahoy']],
    ['by a number', { order: 'place' }, ['Ahoy', 'Buoy', 'Crane', 'Dock']],
    ['as many as it counts', { count: 2 }, ['Dock', 'Buoy']],
    ['only with one of the words', { where: { tags: ['boats'] } }, ['Buoy', 'Ahoy']],
  ])('%s', (_, list, titles) => {
    expect(titlesOn(siteWith(list, rowsOf(4)), '/news')).toEqual(titles);
  });
});

test.each<[string, string, string[]]>([
  ['from today', '2026-11-03', ['Dock', 'Buoy']],
  ['before today', '2026-11-03', ['Crane', 'Ahoy']],
  ['before today', '2026-11-05', ['Dock', 'Buoy', 'Crane', 'Ahoy']],
])('a list of rows %s on %s shows %j', (word, at, titles) => {
  expect(titlesOn(siteWith({ where: { date: [word] } }, rowsOf(4), at), '/news')).toEqual(titles);
});

describe('a list of no rows', () => {
  const none = { where: { date: ['from today'] } };

  test('is left out', () => {
    expect(siteWith(none, rowsOf(4)).find('/news')?.loadContent().blocks).toHaveLength(1);
  });

  test('says so, if it has a text for that', () => {
    const [, block] =
      siteWith({ ...none, empty: 'Nothing is planned.' }, rowsOf(4))
        .find('/news')
        ?.loadContent().blocks ?? [];
    expect(block).toMatchObject({ type: 'rows', heading: 'Latest', lead: 'Nothing is planned.' });
  });
});

test.each<[number, Record<string, string[]>]>([
  [4, {}],
  [5, { 1: ['Dock', 'Buoy', 'Crane', 'Ahoy'] }],
  [8, { 1: ['Dock', 'Buoy', 'Crane', 'Ahoy'] }],
  [9, { 1: ['Dock', 'Buoy', 'Crane', 'Ahoy'], 2: ['Helm', 'Gull', 'Ferry', 'Eagle'] }],
  [12, { 1: ['Dock', 'Buoy', 'Crane', 'Ahoy'], 2: ['Helm', 'Gull', 'Ferry', 'Eagle'] }],
])('of %i rows by date, four a page, numbered pages have the oldest', (count, pages) => {
  const site = siteWith({ count: 4, pages: true }, rowsOf(count));
  expect(titlesOn(site, '/news')).toEqual(names.slice(0, count).reverse().slice(0, 4));
  expect(
    Object.fromEntries(numbered(site).map((path) => [path.split('/').at(-1), titlesOn(site, path)])),
  ).toEqual(pages);
});

test('in another order, numbered pages go on from the first one', () => {
  const site = siteWith({ count: 5, pages: true, order: 'title' }, rowsOf(12));
  expect(numbered(site).map((path) => [path, titlesOn(site, path)?.[0]])).toEqual([
    ['/news/page/2', 'Ferry'],
    ['/news/page/3', 'Keel'],
  ]);
});

test('a numbered page has a title, a place below its list and links to its neighbors', () => {
  const site = siteWith({ count: 4, pages: true }, rowsOf(12));
  const content = site.find('/news/page/1')?.loadContent();
  expect(content).toMatchObject({ title: 'Title of /news, Page 1', name: 'Page 1', parent: '/news' });
  expect(content?.blocks[1]).toMatchObject({
    listLinks: { label: 'Pages of this list', newer: { href: '/sub/news/page/2', text: 'Newer' } },
  });
  expect(site.find('/news')?.loadContent().blocks[1]).toMatchObject({
    listLinks: { older: { href: '/sub/news/page/2', text: 'Older' } },
  });
});

test('each word has a page with its rows, and links to the others', () => {
  const site = siteWith({}, rowsOf(4));
  expect(titlesOn(site, '/topic/boats')).toEqual(['Buoy', 'Ahoy']);
  expect(titlesOn(site, '/topic/grosse-kraene') ?? titlesOn(site, '/topic/grosse-krane')).toEqual([
    'Dock',
    'Crane',
  ]);
  expect(site.find('/topic/boats')?.loadContent().blocks[1]).toMatchObject({
    heading: 'News of boats',
    listLinks: {
      topics: {
        items: [
          { href: '/sub/news', text: 'All' },
          { text: 'boats', current: true },
          { text: 'Große Kräne' },
        ],
      },
    },
  });
});

describe('topics above a list', () => {
  /** Each topic's text with the positions of its rows, if it names them. */
  const topicsOn = (site: Site, path: string) => {
    const { listLinks } = withListLinks(site.find(path)?.loadContent().blocks[1]);
    return listLinks?.topics?.items.map(({ text, current, rows }) =>
      [current ? `*${text}` : text, rows && `${rows.count}:`, ...(rows?.positions ?? [])]
        .filter((part) => part !== undefined)
        .join(' '),
    );
  };

  test.each<[string, object, number, string[]]>([
    ['of all rows', {}, 5, ['*All 5: 0 1 2 3 4', 'boats 3: 0 2 4', 'Große Kräne 2: 1 3']],
    [
      'of rows of another field',
      { where: { title: ['Dock'] } },
      5,
      ['*All 1: 0', 'boats', 'Große Kräne 1: 0'],
    ],
    [
      'below headings',
      { as: 'rows', by: 'tags' },
      5,
      ['*All 5: 0 1 2 3 4', 'boats 3: 0 1 2', 'Große Kräne 2: 3 4'],
    ],
    [
      'that fits on its first page',
      { count: 4, pages: true },
      4,
      ['*All 4: 0 1 2 3', 'boats 2: 1 3', 'Große Kräne 2: 0 2'],
    ],
    ['that goes on elsewhere', { count: 4, pages: true }, 5, ['*All', 'boats', 'Große Kräne']],
    ['of the newest rows', { count: 4 }, 5, ['*All', 'boats', 'Große Kräne']],
    ['of one topic', { where: { tags: ['boats'] } }, 5, ['boats', 'Große Kräne']],
  ])('%s', (_, list, count, topics) => {
    expect(topicsOn(siteWith({ topics: true, ...list }, rowsOf(count)), '/news')).toEqual(topics);
  });
});

test('a row that comes later is in no list before', () => {
  const [first = {}, ...others] = rowsOf(3);
  const rows = [{ ...first, from: '2026-12-24T00:00Z' }, ...others];
  expect(titlesOn(siteWith({}, rows), '/news')).toEqual(['Buoy', 'Crane']);
  expect(titlesOn(siteWith({}, rows, '2026-12-25'), '/news')).toEqual(['Buoy', 'Crane', 'Ahoy']);
  const all = siteWith({}, rows, '2026-12-01', { pages: 'all' });
  expect(titlesOn(all, '/news')).toEqual(['Buoy', 'Crane']);
  expect(all.find('/news/row-0')).toBeDefined();
});
