import fc from 'fast-check';
import { parseAtomFeed, parseJsonFeed } from 'feedsmith';
import { describe, expect, test } from 'vitest';
import { atomFeed } from './atom-feed';
import type { Feed, FeedEntry } from './feed';
import { jsonFeed } from './json-feed';

const warehouse: FeedEntry = {
  id: 'tag:harbor.example,2026:news/big-warehouse',
  title: 'A warehouse & a crane',
  url: 'https://harbor.example/news/big-warehouse?a=1&b=2',
  published: Date.UTC(2026, 10, 2, 8),
  updated: Date.UTC(2026, 10, 9, 12, 30),
  summary: 'It is "open".',
  image: { url: 'https://harbor.example/images/crane.jpg', type: 'image/jpeg', bytes: 40_960 },
  topics: ['company', 'storage'],
};
const older: FeedEntry = {
  id: 'tag:harbor.example,2025:news/first-boat',
  title: 'The first boat',
  url: 'https://harbor.example/news/first-boat',
  published: Date.UTC(2025, 0, 1),
  updated: Date.UTC(2025, 0, 1),
  summary: 'It floats.',
  topics: [],
};
const news: Feed = {
  title: 'News of Harbor',
  description: 'What is new.',
  language: 'en',
  home: 'https://harbor.example/news',
  self: 'https://harbor.example/news/feed.xml',
  author: 'Harbor',
  updated: Date.UTC(2024, 5, 1),
  entries: [older, warehouse],
};

test('Atom has all that a reader asks for, and the date of what has changed last', () => {
  expect(atomFeed(news)).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
<id>https://harbor.example/news/feed.xml</id>
<title>News of Harbor</title>
<subtitle>What is new.</subtitle>
<updated>2026-11-09T12:30:00.000Z</updated>
<author><name>Harbor</name></author>
<link rel="alternate" type="text/html" href="https://harbor.example/news"/>
<link rel="self" type="application/atom+xml" href="https://harbor.example/news/feed.xml"/>
<entry>
<id>tag:harbor.example,2025:news/first-boat</id>
<title>The first boat</title>
<link rel="alternate" type="text/html" href="https://harbor.example/news/first-boat"/>
<published>2025-01-01T00:00:00.000Z</published>
<updated>2025-01-01T00:00:00.000Z</updated>
<summary>It floats.</summary>
</entry>
<entry>
<id>tag:harbor.example,2026:news/big-warehouse</id>
<title>A warehouse &amp; a crane</title>
<link rel="alternate" type="text/html" href="https://harbor.example/news/big-warehouse?a=1&amp;b=2"/>
<published>2026-11-02T08:00:00.000Z</published>
<updated>2026-11-09T12:30:00.000Z</updated>
<summary>It is &quot;open&quot;.</summary>
<category term="company"/>
<category term="storage"/>
<link rel="enclosure" type="image/jpeg" length="40960" href="https://harbor.example/images/crane.jpg"/>
</entry>
</feed>
`);
});

test('JSON Feed has the same', () => {
  expect(JSON.parse(jsonFeed(news))).toEqual({
    version: 'https://jsonfeed.org/version/1.1',
    title: 'News of Harbor',
    description: 'What is new.',
    home_page_url: 'https://harbor.example/news',
    feed_url: 'https://harbor.example/news/feed.xml',
    language: 'en',
    authors: [{ name: 'Harbor' }],
    items: [
      {
        id: 'tag:harbor.example,2025:news/first-boat',
        url: 'https://harbor.example/news/first-boat',
        title: 'The first boat',
        content_text: 'It floats.',
        date_published: '2025-01-01T00:00:00.000Z',
        date_modified: '2025-01-01T00:00:00.000Z',
      },
      {
        id: 'tag:harbor.example,2026:news/big-warehouse',
        url: 'https://harbor.example/news/big-warehouse?a=1&b=2',
        title: 'A warehouse & a crane',
        content_text: 'It is "open".',
        image: 'https://harbor.example/images/crane.jpg',
        date_published: '2026-11-02T08:00:00.000Z',
        date_modified: '2026-11-09T12:30:00.000Z',
        tags: ['company', 'storage'],
      },
    ],
  });
});

test('a feed without entries is as old as it says', () => {
  const empty = { ...news, entries: [] };
  expect(parseAtomFeed(atomFeed(empty))).toMatchObject({ updated: '2024-06-01T00:00:00.000Z' });
  expect(parseJsonFeed(jsonFeed(empty))).toMatchObject({ title: 'News of Harbor' });
});

const readers = [
  [
    'Atom',
    (feed: Feed) => {
      const { title, subtitle, authors, xml, links, entries } = parseAtomFeed(atomFeed(feed));
      const href = (of: typeof links, rel: string) => of?.find((link) => link.rel === rel)?.href;
      return {
        title: title?.value,
        description: subtitle?.value,
        author: authors?.[0]?.name,
        language: xml?.lang,
        home: href(links, 'alternate'),
        self: href(links, 'self'),
        entries: (entries ?? []).map(({ id, title, links, published, updated, summary, categories }) => ({
          id,
          title: title?.value,
          url: href(links, 'alternate'),
          published,
          updated,
          summary: summary?.value,
          image: href(links, 'enclosure'),
          topics: (categories ?? []).map(({ term }) => term),
        })),
      };
    },
  ],
  [
    'JSON Feed',
    (feed: Feed) => {
      const { title, description, authors, language, home_page_url, feed_url, items } = parseJsonFeed(
        jsonFeed(feed),
      );
      return {
        title,
        description,
        author: authors?.[0]?.name,
        language,
        home: home_page_url,
        self: feed_url,
        entries: (items ?? []).map((item) => ({
          id: item.id,
          title: item.title,
          url: item.url,
          published: item.date_published,
          updated: item.date_modified,
          summary: item.content_text,
          image: item.image,
          topics: item.tags ?? [],
        })),
      };
    },
  ],
] as const;

/** What a reader is to find. */
const shownOf = ({ title, description, author, language, home, self, entries }: Feed) => ({
  title,
  description,
  author,
  language,
  home,
  self,
  entries: entries.map(({ id, title, url, published, updated, summary, image, topics }) => ({
    id,
    title,
    url,
    published: new Date(published).toISOString(),
    updated: new Date(updated).toISOString(),
    summary,
    image: image?.url,
    topics,
  })),
});

const withText = (text: string): Feed => ({
  ...news,
  title: text,
  description: text,
  author: text,
  entries: [{ ...warehouse, title: text, summary: text, topics: [text] }, older],
});

describe.each(readers)('%s, read by a library', (_, read) => {
  test.each([
    ']]>',
    '<![CDATA[x]]>',
    '&nbsp;',
    '&amp;lt;',
    '&#0;',
    '</entry>',
    '</feed><script>alert(1)</script>',
    '<!-- x -->',
    '<?xml version="1.1"?>',
    '<!DOCTYPE feed [<!ENTITY x "y">]>&x;',
    '"\'><a href="x">',
    'a\nb\tc',
    'مستودع جديد',
    '\u202eabc\u202c',
    '🏗️ 倉庫',
    '$& $1',
  ])('has the text %j as it was written', (text) => {
    expect(read(withText(text))).toEqual(shownOf(withText(text)));
  });

  test('has what was put in', () => {
    const character = fc.oneof(
      fc.constantFrom(...'&<>"\'];-! \n'),
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
    );
    // Readers leave out spaces at both ends.
    const text = fc.string({ unit: character }).map((written) => `a${written}z`);
    const address = fc.webUrl({ withQueryParameters: true, withFragments: true });
    const instant = fc.integer({ min: Date.UTC(1990, 0, 1), max: Date.UTC(2100, 0, 1) });
    const image = fc.record({ url: address, type: fc.constant('image/png'), bytes: fc.nat() });
    const entry = fc.record(
      {
        id: text,
        title: text,
        url: address,
        published: instant,
        updated: instant,
        summary: text,
        image,
        topics: fc.array(text),
      },
      { requiredKeys: ['id', 'title', 'url', 'published', 'updated', 'summary', 'topics'] },
    );
    const feed = fc.record(
      {
        title: text,
        description: text,
        author: text,
        language: fc.constantFrom('en', 'ar', 'zh-Hant-TW'),
        home: address,
        self: address,
        updated: instant,
        entries: fc.array(entry, { maxLength: 4 }),
      },
      { requiredKeys: ['title', 'author', 'language', 'home', 'self', 'updated', 'entries'] },
    );
    fc.assert(
      fc.property(feed, (written) => {
        expect(read(written)).toEqual(shownOf(written));
      }),
      { numRuns: Number(process.env.RUNS ?? 100) },
    );
  });
});

test.each(['\u0000', '\u000b', '\u001f', '\ud800', '\udc00', '\uffff'])(
  'Atom leaves out %j, which XML can not hold',
  (character) => {
    expect(atomFeed(withText(`a${character}b`))).toBe(atomFeed(withText('ab')));
  },
);
