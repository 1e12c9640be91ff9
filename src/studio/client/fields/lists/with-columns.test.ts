import { expect, test } from 'vitest';
import { withColumns } from './with-columns';

test('each row changes with the columns, but what is no row of cells', () => {
  const rows = [['Summer'], ['a', 'b', 'c'], ['d', 'e'], ['a', 'b', 'c', 'd'], 'no row'];
  const turned = withColumns(rows, 3, (cells) => cells.toReversed());
  expect(turned).toEqual([['Summer'], ['c', 'b', 'a'], ['–', 'e', 'd'], ['a', 'b', 'c', 'd'], 'no row']);
});
