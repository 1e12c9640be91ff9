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

/** What rows are looked for by. */
export interface RowFilter {
  words: string;
  /** Empty for all. */
  topic: string;
}

export const allRows: RowFilter = { words: '', topic: '' };

/** Each topic of a collection, and how many rows have it. */
export const topicCounts = (table: CollectionTable): readonly (readonly [string, number])[] =>
  table.topics?.words.map((topic) => [topic, table.rows.filter(isOfTopic(table, topic)).length]) ?? [];

/** A field of the kind `words` has several in its cell. */
const isOfTopic =
  ({ topics }: CollectionTable, topic: string) =>
  ({ cells }: TableRow): boolean => {
    const cell = cells[topics?.column ?? -1] ?? '';
    return cell === topic || cell.split(',').some((each) => each.trim() === topic);
  };

/** A row is known by its slug, which stays when rows before it go. */
const keyOf = ({ slug, pointer }: TableRow): string => slug || pointer;

/** The rows that a filter finds. */
export function foundRows(table: CollectionTable, { words, topic }: RowFilter): readonly TableRow[] {
  const ofTopic = topic === '' ? table.rows : table.rows.filter(isOfTopic(table, topic));
  if (words.trim() === '') return ofTopic;
  const isWanted = hasWords(words);
  return ofTopic.filter(({ cells, slug }) => isWanted([...cells, slug].join(' ').toLowerCase()));
}

/** The rows that a filter finds, and those that it found at first, whatever they say now: in the order of the view. */
export function shownRows(
  table: CollectionTable,
  filter: RowFilter,
  foundFirst: readonly TableRow[],
  sorting: Sorting | undefined,
): readonly TableRow[] {
  const { columns, rows } = table;
  const shown = new Set([...foundFirst, ...foundRows(table, filter)].map(keyOf));
  const found = rows.filter((row) => shown.has(keyOf(row)));
  if (!sorting) return found;
  const { column, way } = sorting;
  const isNumber = columns[column]?.isNumber ?? false;
  const compare = new Intl.Collator(undefined, { numeric: isNumber }).compare;
  const sorted = found.toSorted((one, other) => compare(one.cells[column] ?? '', other.cells[column] ?? ''));
  return way === 'ascending' ? sorted : sorted.reverse();
}
