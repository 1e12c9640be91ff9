import { describe, expect, test } from 'vitest';
import { changedFiles } from '../../../tests/support/changed-files';
import { memoryFiles } from '../../site/files/memory-files';
import { readContentPages } from './content-pages';
import { movePage } from './move-page';
import { removePage } from './remove-page';

const text = (value: unknown) => JSON.stringify(value);

const site = {
  'site.json': text({
    header: { links: [{ label: 'Old', href: '/old#x' }] },
    pages: [
      'pages/*.json',
      'pages/more/old.json',
      { path: '/in', blocks: [{ type: 'cta', actions: [{ href: '/c' }] }] },
    ],
  }),
  'pages/a.json': text({
    path: '/a',
    parent: '/old',
    blocks: [{ type: 'directory', pages: ['/b', '/old', '/was'] }],
  }),
  'pages/b.json': text({ path: '/b', parent: '/old', blocks: [{ type: 'related', pages: ['/a', '/old'] }] }),
  'pages/more/old.json': text({
    path: '/old',
    aliases: ['/was'],
    blocks: [{ type: 'cta', actions: [{ href: '/old' }] }],
  }),
};

/** The files after it, or why not, and what names the page. */
function removed(path: string, to?: string) {
  const removal = removePage(readContentPages(memoryFiles(site)), path, to);
  if ('refusal' in removal) return removal.refusal;
  const { operations, references } = removal;
  return {
    after: changedFiles(site, { name: '', operations }),
    references: references.map(({ file, pointer }) => `${file} ${pointer}`),
  };
}

test('everything that names a deleted page names another one, which takes its addresses', () => {
  expect(removed('/old', '/b')).toEqual({
    references: [
      'site.json /header/links/0/href',
      'pages/a.json /parent',
      'pages/a.json /blocks/0/pages/1',
      'pages/a.json /blocks/0/pages/2',
      'pages/b.json /parent',
      'pages/b.json /blocks/0/pages/1',
    ],
    after: {
      'site.json': site['site.json'].replace('/old#x', '/b').replace('"pages/more/old.json",', ''),
      'pages/a.json': text({ path: '/a', parent: '/b', blocks: [{ type: 'directory', pages: ['/b'] }] }),
      'pages/b.json': text({
        path: '/b',
        aliases: ['/old', '/was'],
        blocks: [{ type: 'related', pages: ['/a'] }],
      }),
    },
  });
});

test('a page of site.json is deleted there', () => {
  expect(removed('/in')).toEqual({
    references: [],
    after: { ...site, 'site.json': site['site.json'].replace(/,\{"path".*?\}\]\}\]\}/, '') },
  });
});

test.each([
  ['/', undefined, 'The home page stays: a site needs one.'],
  ['/nowhere', undefined, 'There is no page /nowhere.'],
  ['/was', undefined, '/was is an alias of the page /old. Use that path.'],
  ['/old', '/was', '/was is an alias of the page /old. Use that path.'],
  ['/old', '/old', "A deleted page can't take its own place. Choose another page than /old."],
  ['/old', '/c', 'There is no page /c. Did you mean "/a"?'],
])('%s is not deleted for %s: %s', (path, to, refusal) => {
  expect(removed(path, to)).toBe(refusal);
});

test('its redirects lead to the page that takes its place', () => {
  const files = {
    'site.json': text({ pages: ['pages/*.json'], redirects: [{ from: '/was', to: '/old' }] }),
    'pages/b.json': text({ path: '/b', blocks: [] }),
    'pages/old.json': text({ path: '/old', redirects: ['/older', '/oldest/*'], blocks: [] }),
  };
  const removal = removePage(readContentPages(memoryFiles(files)), '/old', '/b');
  if ('refusal' in removal) throw new Error(removal.refusal);
  expect(changedFiles(files, { name: '', operations: removal.operations })).toEqual({
    'site.json': text({ pages: ['pages/*.json'], redirects: [{ from: '/was', to: '/b' }] }),
    'pages/b.json': text({ path: '/b', aliases: ['/old'], redirects: ['/older', '/oldest/*'], blocks: [] }),
  });
});

describe('of two pages with one path, each for its time', () => {
  const files = {
    'site.json': text({ header: { links: [{ label: 'News', href: '/news' }] }, pages: ['pages/*.json'] }),
    'pages/later.json': text({ path: '/news', from: '2026-12-01' }),
    'pages/now.json': text({ path: '/news', until: '2026-12-01' }),
    'pages/other.json': text({ path: '/other' }),
  };
  const content = () => readContentPages(memoryFiles(files));
  const refusal =
    '2 pages have the path /news, each for its time: pages/later.json and pages/now.json. Choose one by its file, such as --file pages/later.json.';

  test('none is taken without its file', () => {
    expect(removePage(content(), '/news')).toEqual({ refusal });
    expect(movePage(content(), '/news', '/old-news')).toEqual({ refusal });
    expect(removePage(content(), '/news', undefined, 'pages/other.json')).toEqual({
      refusal:
        'The page /news is not in pages/other.json, but in pages/later.json and pages/now.json. Choose one of them.',
    });
  });

  test.each([undefined, '/other'])('one is deleted, and links stay, for the other is there: %s', (to) => {
    const removal = removePage(content(), '/news', to, 'pages/now.json');
    if ('refusal' in removal) throw new Error(removal.refusal);
    const { 'pages/now.json': _, ...left } = files;
    expect(changedFiles(files, { name: '', operations: removal.operations })).toEqual(left);
    expect(removal.references).toEqual([]);
  });

  test('one is moved, and links stay', () => {
    const move = movePage(content(), '/news', '/old-news', { file: 'pages/now.json' });
    if ('refusal' in move) throw new Error(move.refusal);
    expect(move.moved.map(({ file, left, links }) => ({ file, left, links }))).toEqual([
      { file: 'pages/now.json', left: 'page', links: 0 },
    ]);
    expect(changedFiles(files, move.transaction)).toEqual({
      ...files,
      'pages/now.json': text({ path: '/old-news', until: '2026-12-01' }),
    });
  });
});
