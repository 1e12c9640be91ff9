import { describe, expect, it } from 'vitest';
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

it('above a list, each topic is a link', () => {
  const items = [
    { href: '/news', text: 'All', current: true as const },
    { href: '/news/topic/storage', text: 'Storage' },
  ];
  expect(plain(listLinksHtml({ kind: 'listTopics', label: 'Topics', items }))).toBe(
    '<nav aria-label="Topics"><ul><li><a href="/news" aria-current="true">All</a></li><li><a href="/news/topic/storage">Storage</a></li></ul></nav>',
  );
});
