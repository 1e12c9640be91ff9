import { isProse } from '../../../../site/schema/is-prose';
import type { PlanOf } from '../../../../site/schema/plan-types';

/** What a list has in the place of an empty cell, which would be no text. */
export const emptyCell = '–';

/** A cell with a line break or a tab is in quotes, as spreadsheets copy it. */
const cellForm = /("(?:[^"]|"")*"|[^\t\n]*)(\t|\n|$)/g;

/** The cells of rows that were copied in a spreadsheet or a table, without the empty ones at their ends. */
function readRows(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, cell = '', end] of text.replace(/\r\n?/g, '\n').matchAll(cellForm)) {
    const plain = cell.startsWith('"') && cell.endsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
    rows.at(-1)?.push(plain.replace(/\s+/g, ' ').trim());
    if (end === '\n') rows.push([]);
  }
  return rows.flatMap((row) => {
    const last = row.findLastIndex((cell) => cell !== '');
    return last < 0 ? [] : [row.slice(0, last + 1).map((cell) => cell || emptyCell)];
  });
}

/** What cells that were copied are in a list of rows, or of lines; undefined for any other list or text. */
export function pastedItems({ items }: PlanOf<'list'>, text: string): readonly unknown[] | undefined {
  if (!text.includes('\t')) return undefined;
  if (items.kind === 'line') return readRows(text).flat();
  return items.is === 'list' && isProse(items.items.kind) ? readRows(text) : undefined;
}
