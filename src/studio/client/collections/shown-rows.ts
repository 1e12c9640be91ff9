import type { CollectionTable, TableRow } from '../../protocol/requests/collection-requests';
import { hasWords } from '../model/has-words';

/** How the rows are sorted in the view: by a column, and which way. */
export interface Sorting {
  column: number;
  way: 'ascending' | 'descending';
}

/** What the next press on the head of a column does: up, down, and then the order of the files. */
export function nextSorting(last: Sorting | undefined, column: number): Sorting | undefined {
  if (last?.column !== column) return { column, way: 'ascending' };
  return last.way === 'ascending' ? { column, way: 'descending' } : undefined;
}

/** The rows that have each word in a cell, in their order. */
export function shownRows(
  { columns, rows }: CollectionTable,
  words: string,
  sorting: Sorting | undefined,
): readonly TableRow[] {
  const isWanted = hasWords(words);
  const found =
    words.trim() === ''
      ? rows
      : rows.filter(({ cells, slug }) => isWanted([...cells, slug].join(' ').toLowerCase()));
  if (!sorting) return found;
  const { column, way } = sorting;
  const isNumber = columns[column]?.isNumber ?? false;
  const compare = new Intl.Collator(undefined, { numeric: isNumber }).compare;
  const sorted = found.toSorted((one, other) => compare(one.cells[column] ?? '', other.cells[column] ?? ''));
  return way === 'ascending' ? sorted : sorted.reverse();
}
