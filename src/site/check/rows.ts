import type { JsonPath } from '../json/json-path';
import type { RowsBlock } from '../schema/types.gen';
import { charactersIn } from '../text/wording';
import type { Rule } from './rule';

/** So many characters have room before and after a label, and as a label in large letters. */
const most = { pre: 30, value: 30, label: 90 };

export const rows: Rule<{
  alone: [];
  table: [];
  long: [field: string, count: number];
  label: [count: number];
}> = {
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
      message: (field, count) =>
        `This ${field} has ${count} characters; beside a label there is room for about ${most.value}.`,
      help: () => 'Shorten it, and move the rest to "text".',
      example: ['value', 64],
    },
    label: {
      message: (count) =>
        `This label has ${count} characters; in large letters about ${most.label} are read at a glance.`,
      help: () => 'Shorten it, and move the rest to "text", or write "text" in "as".',
      example: [120],
    },
  },
  fields: {
    rowsBlock({ as, columns, groups }: RowsBlock, { report }, at) {
      const [first] = groups;
      if (columns === 2 && as === 'table') report({ parent: at, key: 'columns' }, 'table');
      else if (columns === 2 && groups.length === 1 && first.rows.length === 1)
        report({ parent: at, key: 'columns' }, 'alone');
      const isLarge = as === 'big' || as === 'menu';
      for (const [index, group] of groups.entries()) {
        const groupAt: JsonPath = { parent: { parent: at, key: 'groups' }, key: index };
        for (const [key, row] of group.rows.entries()) {
          const rowAt: JsonPath = { parent: { parent: groupAt, key: 'rows' }, key };
          for (const field of ['pre', 'value'] as const) {
            const count = charactersIn(row[field] ?? '');
            if (count > most[field]) report({ parent: rowAt, key: field }, 'long', field, count);
          }
          const count = charactersIn(row.label);
          if (isLarge && count > most.label) report({ parent: rowAt, key: 'label' }, 'label', count);
        }
      }
    },
  },
};
