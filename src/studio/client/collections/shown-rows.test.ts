import { expect, test } from 'vitest';
import {
  allRows,
  foundRows,
  nextSorting,
  type RowFilter,
  type Sorting,
  shownRows,
  topicCounts,
} from './shown-rows';

const column = (key: string, isNumber = false) => ({ key, label: key, hasCell: true, isNumber });
const row = (slug: string, ...cells: readonly string[]) => ({ file: 'a', pointer: `/${slug}`, slug, cells });
const table = {
  name: 'products',
  title: 'Products',
  nameKey: 'title',
  hasPages: true,
  columns: [column('title'), column('price', true), column('tags')],
  topics: { column: 2, words: ['network', 'office', 'new'] },
  rows: [
    row('rack', 'Rack', '1200', 'network'),
    row('fiber', 'Fiber switch', '980', 'network, office'),
    row('desk', 'Desk phone', '', 'office'),
  ],
};
const slugs = (rows: readonly { slug: string }[]) => rows.map(({ slug }) => slug).join(' ');

test.each<[string, Partial<RowFilter>, Sorting | undefined, string]>([
  ['all rows, in their order', {}, undefined, 'rack fiber desk'],
  ['the rows that have each word', { words: 'switch FIB' }, undefined, 'fiber'],
  ['the row of a slug', { words: 'rack' }, undefined, 'rack'],
  ['the rows of a topic', { topic: 'network' }, undefined, 'rack fiber'],
  ['the rows of a topic that have a word', { topic: 'office', words: 'phone' }, undefined, 'desk'],
  ['no row of a topic that none has', { topic: 'new' }, undefined, ''],
  ['texts from A to Z', {}, { column: 0, way: 'ascending' }, 'desk fiber rack'],
  ['numbers by their size', {}, { column: 1, way: 'descending' }, 'rack fiber desk'],
])('the table shows %s', (_, filter, sorting, shown) => {
  expect(slugs(shownRows(table, { ...allRows, ...filter }, [], sorting))).toBe(shown);
});

test('a row that is changed, or is in another line now, stays until there is another filter', () => {
  const filter = { words: '', topic: 'network' };
  const changed = {
    ...table,
    rows: [
      { ...row('fiber', 'Fiber switch', '980', 'office'), pointer: '/0' },
      row('desk', 'Desk phone', '', ''),
    ],
  };
  expect(slugs(shownRows(changed, filter, foundRows(table, filter), undefined))).toBe('fiber');
  expect(slugs(foundRows(changed, filter))).toBe('');
});

test('each topic says how many rows have it', () => {
  expect(topicCounts(table)).toEqual([
    ['network', 2],
    ['office', 2],
    ['new', 0],
  ]);
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
