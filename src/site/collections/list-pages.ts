import type { WrittenList } from '../schema/types.gen';
import { isNewestFirst, type Listed, type Shown } from './list-rows';

/** What `count` is without one. */
const usualCount = 12;

/** Some of the rows of a list, on a page of its own. */
export interface ListPage {
  /** Missing for the first page. */
  number?: number;
  rows: readonly Shown[];
}

/** How many rows a list shows at once. */
export const countOf = ({ count = usualCount }: WrittenList): number => count;

/**
 * The pages of a list, in reading order. By date, they are counted from the oldest row on, so that the rows of each stay:
 * the first page shows the newest rows, and a numbered one is there when it is full and another one has begun. In another
 * order, they are counted from the first.
 */
export function pagesOf(block: WrittenList, rows: readonly Shown[], listed: Listed): ListPage[] {
  const count = countOf(block);
  const first = { rows: rows.slice(0, count) };
  const others = Math.max(0, Math.ceil(rows.length / count) - 1);
  const isByDate = isNewestFirst(block, listed);
  const numbered = Array.from({ length: others }, (_, index): ListPage => {
    const number = isByDate ? others - index : index + 2;
    const start = isByDate ? rows.length - number * count : (number - 1) * count;
    return { number, rows: rows.slice(start, start + count) };
  });
  return [first, ...numbered];
}
