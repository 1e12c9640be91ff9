import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { ListNav, ListTopics } from './list-nav';

const newer = { href: '/news', text: 'Newer' };
const older = { href: '/news/page/3', text: 'Older' };
/** What decorates, and the classes, say nothing here. */
const plain = (html: string) => html.replace(/<svg.*?<\/svg>| class="[^"]*"/g, '');

describe('below a list, the navigation has a link to', () => {
  test.each([
    ['both neighbors', { newer, older }, '<a href="/news">Newer</a><a href="/news/page/3">Older</a>'],
    ['older entries alone', { older }, '<a href="/news/page/3">Older</a>'],
    ['newer entries alone', { newer }, '<a href="/news">Newer</a>'],
    [
      'pages, but for the one that is shown',
      {
        newer,
        pages: [
          { href: '/news', text: '1' },
          { text: '2', current: true },
          { href: '/news/page/3', text: '3' },
        ],
        older,
      },
      '<a href="/news">Newer</a><ol><li><a href="/news">1</a></li><li><span aria-current="page">2</span></li><li><a href="/news/page/3">3</a></li></ol><a href="/news/page/3">Older</a>',
    ],
  ])('%s', (_, links, html) => {
    expect(plain(renderToStaticMarkup(<ListNav nav={{ label: 'Pages of this list', ...links }} />))).toBe(
      `<nav aria-label="Pages of this list">${html}</nav>`,
    );
  });
});

test('above a list, each topic is a link, with how many entries it has', () => {
  const items = [
    { href: '/news', text: 'All', current: true },
    { href: '/news/topic/storage', text: 'Storage', count: 12 },
    { href: '/news/topic/none', text: 'None', count: 0, current: false },
  ];
  expect(plain(renderToStaticMarkup(<ListTopics topics={{ label: 'Topics', items }} />))).toBe(
    '<nav aria-label="Topics"><ul><li><a href="/news" aria-current="true">All</a></li><li><a href="/news/topic/storage">Storage<span> 12</span></a></li><li><a href="/news/topic/none">None<span> 0</span></a></li></ul></nav>',
  );
});
