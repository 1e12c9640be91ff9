import { expect, test } from 'vitest';
import { nextSorting, type Sorting, shownRows } from './shown-rows';

const column = (key: string, isNumber = false) => ({ key, label: key, hasCell: true, isNumber });
const row = (slug: string, ...cells: readonly string[]) => ({ file: 'a', pointer: `/${slug}`, slug, cells });
const table = {
  name: 'products',
  title: 'Products',
  nameKey: 'title',
  hasPages: true,
  columns: [column('title'), column('price', true)],
  rows: [row('rack', 'Rack', '1200'), row('fiber', 'Fiber switch', '980'), row('desk', 'Desk phone', '')],
};

test.each<[string, string, Sorting | undefined, string]>([
  ['all rows, in their order', '', undefined, 'rack fiber desk'],
  ['the rows that have each word', 'switch FIB', undefined, 'fiber'],
  ['the row of a slug', 'rack', undefined, 'rack'],
  ['texts from A to Z', '', { column: 0, way: 'ascending' }, 'desk fiber rack'],
  ['numbers by their size', '', { column: 1, way: 'descending' }, 'rack fiber desk'],
])('the table shows %s', (_, words, sorting, slugs) => {
  expect(
    shownRows(table, words, sorting)
      .map(({ slug }) => slug)
      .join(' '),
  ).toBe(slugs);
});

test('a head sorts up, then down, then no more', () => {
  const up = nextSorting(undefined, 1);
  const down = nextSorting(up, 1);
  expect([up, down, nextSorting(down, 1), nextSorting(up, 0)]).toEqual([
    { column: 1, way: 'ascending' },
    { column: 1, way: 'descending' },
    undefined,
    { column: 0, way: 'ascending' },
  ]);
});
