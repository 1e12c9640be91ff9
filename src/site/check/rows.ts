import type { RowsBlock } from '../schema/types.gen';
import { charactersIn } from '../text/wording';
import type { Rule } from './rule';

/** So many characters have room beside a label, and in a label of large letters. */
const [beside, large] = [30, 90];

export const rows: Rule<{ alone: []; table: []; long: [field: string, count: number, most: number] }> = {
  id: 'rows',
  severity: 'warning',
  meaning:
    'Rows are read at a glance: what stands beside a label is short, and two columns have rows for both.',
  messages: {
    alone: {
      message: () => 'This block has two columns and only one row.',
      help: () => 'Add rows, or delete "columns".',
      example: [],
    },
    table: {
      message: () => 'Rows in the form of a table take the whole width, so they stand in one column.',
      help: () => 'Delete "columns", or choose another form in "as".',
      example: [],
    },
    long: {
      message: (field, count, most) =>
        `This ${field} has ${count} characters; about ${most} are read at a glance.`,
      help: () => 'Shorten it, and move the rest to "text".',
      example: ['value', 64, beside],
    },
  },
  fields: {
    rowsBlock({ as, columns, groups }: RowsBlock, { report }, at) {
      const all = groups.flatMap(({ rows }, key) =>
        rows.map((row, index) => {
          const groupAt = { parent: { parent: at, key: 'groups' }, key };
          return { row, place: { parent: { parent: groupAt, key: 'rows' }, key: index } };
        }),
      );
      if (columns === 2 && as === 'table') report({ parent: at, key: 'columns' }, 'table');
      else if (columns === 2 && all.length === 1) report({ parent: at, key: 'columns' }, 'alone');
      const isLarge = as === 'big' || as === 'menu';
      const limits = [
        ['pre', beside],
        ['value', beside],
        ...(isLarge ? [['label', large] as const] : []),
      ] as const;
      for (const { row, place } of all)
        for (const [key, most] of limits) {
          const count = charactersIn(row[key] ?? '');
          if (count > most) report({ parent: place, key }, 'long', key, count, most);
        }
    },
  },
};
