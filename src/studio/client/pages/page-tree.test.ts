import { expect, test } from 'vitest';
import type { PageEntry } from '../../protocol/workspace';
import { filterTree, keysAbove, pagesBelow, pageTree, rowsOf, wantedPage, wantedRow } from './page-tree';

const entry = (path: string, title = path, file = `pages${path}.json`): PageEntry => ({
  path,
  title,
  file,
  pointer: '',
});

const shown = (rows: ReturnType<typeof rowsOf>) =>
  rows.map(({ node, level, isOpen }) =>
    [
      ' '.repeat(level - 1),
      isOpen === undefined ? '·' : isOpen ? '▾' : '▸',
      node.segment,
      node.page ? '' : '*',
    ].join(''),
  );

const site = ['/', '/a/b', '/a/b/c', '/a/d', '/e', '/e/f'].map((path) => entry(path));

test('pages stand below their sections, and a section without a page is a row, too', () => {
  const roots = pageTree(site);
  expect(shown(rowsOf(roots, () => true))).toEqual(['·/', '▾/a*', ' ▾/b', '  ·/c', ' ·/d', '▾/e', ' ·/f']);
  expect(shown(rowsOf(roots, ({ path }) => path === '/a'))).toEqual(['·/', '▾/a*', ' ▸/b', ' ·/d', '▸/e']);
  expect(roots.map(pagesBelow)).toEqual([0, 3, 1]);
});

test('each row knows its place among its siblings', () => {
  const rows = rowsOf(pageTree(site), () => true);
  expect(rows.map(({ position, size }) => `${position}/${size}`)).toEqual([
    '1/3',
    '2/3',
    '1/2',
    '1/1',
    '2/2',
    '3/3',
    '1/1',
  ]);
});

test.each([
  ['c', ['▾/a*', ' ▾/b', '  ·/c'], 1],
  ['/e', ['▾/e', ' ·/f'], 2],
  ['/A D', ['▾/a*', ' ·/d'], 1],
  ['nothing', [], 0],
] as const)('the filter “%s” shows what it finds with what is above', (filter, rows, count) => {
  const found = filterTree(pageTree(site), filter);
  expect(shown(rowsOf(found.roots, () => true))).toEqual(rows);
  expect(found.count).toBe(count);
});

test.each([
  ['c', '/a/b/c'],
  ['/e', '/e'],
  ['/e/f', '/e/f'],
  ['/a D', '/a/d'],
  ['', '/'],
])('the filter “%s” means the page %s, not what is above it', (filter, path) => {
  const { roots } = filterTree(pageTree(site), filter);
  const rows = rowsOf(roots, () => true);
  expect(rows[wantedRow(rows, filter)]?.node.path).toBe(path);
  expect(wantedPage(pageTree(site), filter)?.path).toBe(path);
});

test('a filter that finds nothing means no page', () => {
  expect(wantedPage(pageTree(site), 'nothing')).toBe(undefined);
});

test('two pages of one path, and pages without one, are rows of their own', () => {
  const pages = [
    entry('', 'Broken', 'pages/x.json'),
    entry('/a'),
    entry('/a', 'Twin', 'pages/a-2.json'),
    entry('/a/b'),
  ];
  const rows = rowsOf(pageTree(pages), () => true);
  expect(shown(rows)).toEqual(['·pages/x.json', '▾/a', ' ·/b', '·/a']);
  expect(new Set(rows.map(({ node }) => node.key)).size).toBe(4);
});

test('the keys above a path are those of its sections', () => {
  expect(keysAbove('/a/b/c')).toEqual(['/a', '/a/b']);
  expect(keysAbove('/a')).toEqual([]);
});
