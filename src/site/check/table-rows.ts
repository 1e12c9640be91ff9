import type { TableBlock } from '../schema/types.gen';
import { counted } from '../text/wording';
import type { Rule } from './rule';

export const tableRows: Rule<{ long: [cells: number, columns: number]; lonely: [] }> = {
  id: 'table-rows',
  severity: 'error',
  meaning:
    'A row of a table has no more cells than the table has columns, and rows stand below each heading.',
  messages: {
    long: {
      message: (cells, columns) =>
        `This row has ${counted(cells, 'cells')}, but the table has ${counted(columns, 'columns')}.`,
      help: () => 'Add what is missing in "columns", or delete the cells that are too many.',
      example: [5, 4],
    },
    lonely: {
      message: () => 'This row has one cell, so it is the heading of the rows below it, and there are none.',
      help: () => 'Add its other cells (– for an empty one), or delete it.',
      example: [],
    },
  },
  fields: {
    tableBlock({ columns, rows }: TableBlock, { report }, at) {
      const isHeading = (row: readonly string[] | undefined) => row?.length === 1 && columns.length > 1;
      for (const [key, row] of rows.entries()) {
        const rowAt = { parent: { parent: at, key: 'rows' }, key };
        if (row.length > columns.length) report(rowAt, 'long', row.length, columns.length);
        const next = rows[key + 1];
        if (isHeading(row) && (!next || isHeading(next))) report(rowAt, 'lonely');
      }
    },
  },
};
