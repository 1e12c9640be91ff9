import { emptyCell } from './pasted-items';

/** The rows of a table after its columns have changed; those of one cell stay, which are headings of the rows below. */
export const withColumns = (
  rows: readonly unknown[],
  count: number,
  edit: (cells: readonly unknown[]) => readonly unknown[],
): readonly unknown[] =>
  rows.map((row) => {
    if (!Array.isArray(row) || row.length > count || (row.length === 1 && count > 1)) return row;
    return edit([...row, ...Array(count - row.length).fill(emptyCell)]);
  });
