import { describe, expect, test } from 'vitest';
import { loadSite } from '../../../../tests/support/load-site';
import { page } from '../../../../tests/support/small-site';
import { memoryFiles } from '../../../site/files/memory-files';
import { feedFiles } from './feed-files';

const collection = {
  name: 'News',
  fields: {
    title: { kind: 'line', max: 60 },
    date: { kind: 'date' },
    tags: { kind: 'words', of: ['boats'], optional: true },
    photo: { kind: 'fileImage', optional: true },
  },
  path: '/news/{slug}',
  page: {
    title: '{title}',
    description: '{title}: what happened in the harbor on that day, and who was there to see it.',
    blocks: [{ type: 'hero', heading: '{title}' }],
  },
  feed: { path: '/news/feed.xml', items: 2 },
};

const rows = {
  old: { title: 'Old', date: '2026-01-01' },
  crane: { title: 'Crane', date: '2026-02-01', tags: ['boats'] },
  buoy: { title: 'Buoy of {site.name}', date: '2026-03-01' },
  later: { title: 'Later', date: '2099-01-01' },
};

/** The feeds of a site, as an instant of 2026 sees them. */
function feeds(settings: object = {}, dates: Readonly<Record<string, string>> = {}) {
  const files = memoryFiles({
    'site.json': JSON.stringify({
      site: {
        name: 'A',
        url: 'https://a.net/sub',
        language: 'en',
        email: 'a@a.net',
        phone: '+62 361 444',
        ...settings,
      },
      header: { links: [{ label: 'Home', href: '/' }] },
      footer: { columns: [{ heading: 'Site', links: [{ label: 'Home', href: '/' }] }], notice: '© A' },
      pages: [
        page('/', {
          blocks: [
            { type: 'hero', heading: 'H' },
            { type: 'list', of: 'news', heading: 'L' },
          ],
        }),
      ],
    }),
    'collections/news/collection.json': JSON.stringify(collection),
    ...Object.fromEntries(
      Object.entries(rows).map(([slug, row]) => [`collections/news/${slug}.json`, JSON.stringify(row)]),
    ),
  });
  const { site, problems } = loadSite(files);
  if (!site) throw new Error(JSON.stringify(problems));
  const written = feedFiles({ site, files }, new Map(Object.entries(dates)), Date.parse('2026-11-29T12:00Z'));
  return new Map(written.map(({ path, content }) => [path, content]));
}

const entries = (all: Map<string, string>) => JSON.parse(all.get('news/feed.json') ?? '').items;

describe('the feeds of a collection', () => {
  test('are an Atom feed and a JSON Feed beside it', () => {
    expect([...feeds().keys()]).toEqual(['news/feed.xml', 'news/feed.json']);
  });

  test('have the newest rows, and none before its date', () => {
    expect(entries(feeds()).map(({ title }: { title: string }) => title)).toEqual(['Buoy of A', 'Crane']);
  });

  test('have absolute addresses, an id without the path, and topics', () => {
    expect(entries(feeds())[1]).toMatchObject({
      id: 'tag:a.net,2026:sub/news/crane',
      url: 'https://a.net/sub/news/crane',
      tags: ['boats'],
    });
  });

  test.each([
    ['in the zone of the site', { timeZone: 'Asia/Makassar' }, '2026-01-31T16:00:00.000Z'],
    ['in UTC without one', {}, '2026-02-01T00:00:00.000Z'],
  ])('have days %s', (_, settings, published) => {
    expect(entries(feeds(settings))[1].date_published).toBe(published);
  });

  test('say when the file of a row has changed', () => {
    const [, crane] = entries(feeds({}, { 'collections/news/crane.json': '2026-05-05' }));
    expect(crane.date_modified).toBe('2026-05-05T00:00:00.000Z');
  });
});
