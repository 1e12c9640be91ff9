import { expect, test } from 'vitest';
import { memoryFiles } from '../../site/files/memory-files';
import { readContentPages } from './content-pages';
import { createPage } from './create-page';
import { mayConcernMove, movePage } from './move-page';

const page = (path: string, fields: object = {}) => JSON.stringify({ path, ...fields, blocks: [] });

const files = memoryFiles({
  'site.json': JSON.stringify({
    redirects: [
      { from: '/old-news', to: '/news' },
      { from: '/archive/*', to: 'https://example.com/' },
    ],
    pages: ['pages/**/*.json'],
  }),
  'pages/news.json': page('/news', { aliases: ['/News-Letter'], redirects: ['/was-news', '/press/*'] }),
  'pages/a.json': page('/a', { aliases: ['/was-a'], redirects: ['/before-a', '/A-old', '/all-a/*'] }),
  'pages/a/below.json': page('/a/below'),
  'files/terms/2024': '',
});

const created = (path: string) => createPage(readContentPages(files), path, {});
const moved = (to: string, section = false) =>
  movePage(readContentPages(files, mayConcernMove('/a', to)), '/a', to, { section });

/** 296 characters: a path can have 300, and so can the name of its file, with `pages` and `.json`. */
const nearlyLong = `/${'ten-chars/'.repeat(29)}the-e`;
const long = `/${'ten-chars/'.repeat(30)}end`;

test.each([
  ['/news', 'There is a page /news already (pages/news.json).'],
  ['/news-letter', '/News-Letter is an alias of the page /news (pages/news.json). Delete it there first.'],
  ['/was-news', '/was-news is redirected to the page /news (pages/news.json). Delete it there first.'],
  ['/old-news', '/old-news is redirected to /news (site.json). Delete it there first.'],
  [
    '/press/2024',
    "/press/2024 can't be one of the addresses /press/*, which are redirected to the page /news (pages/news.json). Write each old address on its own, without /* at its end.",
  ],
  [
    '/archive',
    "/archive can't be one of the addresses /archive/*, which are redirected to https://example.com/ (site.json). Write each old address on its own, without /* at its end.",
  ],
  [long, '"path" must be 1 to 300 characters long, found 304. Shorten it.'],
  [
    `/${'long-'.repeat(41)}`,
    'A part of this address is too long: it can have at most 200 bytes. Shorten it.',
  ],
  [
    '/assets/fonts',
    'This address is taken: the build writes files into the folder assets. Choose another address.',
  ],
  [
    '/terms/2024/june',
    'This address is taken: the site has a file files/terms/2024. Choose another address.',
  ],
  [
    '/services/aux',
    '"/services/aux" can\'t be a path: Windows can\'t have a file or folder named "aux". Choose another name.',
  ],
  [
    '/com1/a',
    '"/com1/a" can\'t be a path: Windows can\'t have a file or folder named "com1". Choose another name.',
  ],
])('no page can be created at %s or moved there: %s', (path, refusal) => {
  expect(created(path)).toEqual({ refusal });
  expect(moved(path)).toEqual({ refusal });
});

test.each([
  ['/was-a', '/was-a is an alias of the page /a (pages/a.json). Delete it there first.'],
  ['/before-a', '/before-a is redirected to the page /a (pages/a.json). Delete it there first.'],
])('a page takes its own address %s back, and a new page does not: %s', (path, refusal) => {
  expect(created(path)).toEqual({ refusal });
  expect(moved(path)).not.toHaveProperty('refusal');
});

test.each([
  ['/a-old', '/A-old is redirected to the page /a (pages/a.json). Delete it there first.'],
  [
    '/all-a/1',
    "/all-a/1 can't be one of the addresses /all-a/*, which are redirected to the page /a (pages/a.json). Write each old address on its own, without /* at its end.",
  ],
])('a page does not take its own redirect %s back, which would stay: %s', (path, refusal) => {
  expect(moved(path)).toEqual({ refusal });
});

test('a section does not move where a page below it would have no address', () => {
  const refusal = '"path" must be 1 to 300 characters long, found 302. Shorten it.';
  expect(moved(nearlyLong)).not.toHaveProperty('refusal');
  expect(moved(nearlyLong, true)).toEqual({ refusal });
});

test('a path that is too long for the name of a file is one of no new page, and of a page that keeps its file', () => {
  const refusal = 'This path is too long for the name of a file below "pages". Shorten it.';
  expect(created(nearlyLong)).toEqual({ refusal });
  expect(moved(nearlyLong)).toMatchObject({ moved: [{ path: nearlyLong, file: 'pages/a.json' }] });
});
