import { describe, expect, it } from 'vitest';
import type { TopicLink } from '../../../site/collections/list-nav';
import { listLinksHtml } from './list-links-html';

const newer = { href: '/news', text: 'Newer' };
const older = { href: '/news/page/3', text: 'Older & rest' };
/** What decorates, and the classes, say nothing here. */
const plain = (html: string) => html.replace(/<svg.*?<\/svg>| class="[^"]*"/g, '');

describe('below a list, the navigation has a link to', () => {
  it.each([
    [
      'both neighbors',
      { newer, older },
      '<a href="/news">Newer</a><a href="/news/page/3">Older &#38; rest</a>',
    ],
    ['older entries alone', { older }, '<a href="/news/page/3">Older &#38; rest</a>'],
    ['newer entries alone', { newer }, '<a href="/news">Newer</a>'],
  ])('%s', (_, links, html) => {
    expect(plain(listLinksHtml({ kind: 'listPages', label: 'Pages of this list', ...links }))).toBe(
      `<nav aria-label="Pages of this list">${html}</nav>`,
    );
  });
});

describe('above a list, each topic is a link', () => {
  const topics = (items: readonly TopicLink[]) =>
    plain(listLinksHtml({ kind: 'listTopics', label: 'Topics', shown: '%shown% of %all%', items }));
  const all = { href: '/news', text: 'All', current: true } as const;
  const storage = { href: '/news/topic/storage', text: 'Storage' };

  it('to its page', () => {
    expect(topics([all, storage])).toBe(
      '<nav aria-label="Topics"><ul><li><a href="/news" aria-current="true">All</a></li><li><a href="/news/topic/storage">Storage</a></li></ul></nav>',
    );
  });

  it('that names its rows, where all are on this page', () => {
    const rowsOf = (...positions: number[]) => ({ count: `${positions.length}`, positions });
    expect(
      topics([
        { ...all, rows: rowsOf(0, 1, 2) },
        { ...storage, rows: rowsOf(0, 2) },
      ]),
    ).toBe(
      '<nav aria-label="Topics" data-shown="%shown% of %all%"><ul><li><a href="/news" aria-current="true" data-rows="">All <small>3</small></a></li><li><a href="/news/topic/storage" data-rows="0 2">Storage <small>2</small></a></li></ul></nav>',
    );
  });
});
