import { type Caret, caretIn, type EditedUnits } from './edit-units';
import { plainMarks, type Run } from './runs';
import type { Unit } from './units';

interface Table {
  /** The place of its first cell, and behind its last one. */
  start: number;
  end: number;
  rules: readonly string[];
  rows: readonly (readonly (readonly Run[])[])[];
}

export type TableChange = 'addColumn' | 'addRow' | 'deleteColumn' | 'deleteRow' | 'deleteTable';

const isCell = (unit: Unit | undefined) => unit?.kind.type === 'cell';

function tableAt(units: readonly Unit[], index: number): Table | undefined {
  let start = index;
  for (let kind = units[start]?.kind; kind?.type === 'cell' && kind.begins !== 'table'; )
    kind = units[--start]?.kind;
  const rules: string[] = [];
  const rows: (readonly Run[])[][] = [];
  let end = start;
  for (; isCell(units[end]); end++) {
    const { kind, runs } = units[end] ?? {};
    if (kind?.type !== 'cell' || !runs || (kind.begins === 'table' && end > start)) break;
    if (kind.begins !== 'cell') rows.push([]);
    if (rows.length === 1) rules.push(kind.rule);
    rows.at(-1)?.push(runs);
  }
  return isCell(units[index]) ? { start, end, rules, rows } : undefined;
}

const unitsOf = ({ rules, rows }: Pick<Table, 'rules' | 'rows'>): Unit[] =>
  rows.flatMap((cells, row) =>
    cells.map((runs, column): Unit => {
      const begins = column > 0 ? 'cell' : row > 0 ? 'row' : 'table';
      return { kind: { type: 'cell', begins, rule: rules[column] ?? '---' }, runs };
    }),
  );

/** The units with another table, and the cursor at the end of a cell of it. */
function withTable(units: readonly Unit[], table: Table, row: number, column: number): EditedUnits {
  const columns = table.rules.length;
  const own = columns > 0 ? unitsOf(table) : [];
  const all = [...units.slice(0, table.start), ...own, ...units.slice(table.end)];
  const place = Math.min(row, table.rows.length - 1) * columns + Math.min(column, columns - 1);
  return { units: all, selected: caretIn(all, table.start + Math.max(0, place)) };
}

const inserted = <Item>(items: readonly Item[], at: number, item: Item): Item[] => [
  ...items.slice(0, at),
  item,
  ...items.slice(at),
];
const without = <Item>(items: readonly Item[], at: number): Item[] =>
  items.filter((_, index) => index !== at);

/** Changes the table that a place is in, there. Without a row or a column, it is gone. */
export function changeTable(units: readonly Unit[], { unit }: Caret, change: TableChange): EditedUnits {
  const table = tableAt(units, unit);
  if (!table) return { units, selected: caretIn(units, unit) };
  const { rules, rows } = table;
  const row = Math.floor((unit - table.start) / rules.length);
  const column = (unit - table.start) % rules.length;
  const empty: readonly Run[] = [];
  switch (change) {
    case 'addRow': {
      const added = inserted(
        rows,
        row + 1,
        rules.map(() => empty),
      );
      return withTable(units, { ...table, rows: added }, row + 1, 0);
    }
    case 'addColumn': {
      const wider = rows.map((cells) => inserted(cells, column + 1, empty));
      const added = { ...table, rules: inserted(rules, column + 1, '---'), rows: wider };
      return withTable(units, added, row, column + 1);
    }
    case 'deleteRow': {
      const left = without(rows, row);
      return withTable(units, { ...table, rules: left.length > 0 ? rules : [], rows: left }, row, column);
    }
    case 'deleteColumn': {
      const left = rows.map((cells) => without(cells, column));
      return withTable(units, { ...table, rules: without(rules, column), rows: left }, row, column);
    }
    case 'deleteTable':
      return withTable(units, { ...table, rules: [] }, 0, 0);
  }
}

/** To the next cell, or one before: behind the last one, a row is added. Undefined before the first one. */
export function moveInTable(units: readonly Unit[], { unit }: Caret, step: 1 | -1): EditedUnits | undefined {
  const table = tableAt(units, unit);
  const next = unit + step;
  if (!table || next < table.start) return undefined;
  if (next < table.end) return { units, selected: caretIn(units, next) };
  return changeTable(units, { unit, offset: 0 }, 'addRow');
}

/** To the cell below, or behind the table. */
export function moveDown(units: readonly Unit[], { unit }: Caret): EditedUnits {
  const table = tableAt(units, unit);
  const below = unit + (table?.rules.length ?? 0);
  return { units, selected: caretIn(units, table ? Math.min(below, table.end) : unit) };
}

const runsOf = (text: string): Run[] => (text === '' ? [] : [{ ...plainMarks, text }]);

/** Puts texts in the cells from one on, with as many rows and columns as they need. */
export function fillCells(units: readonly Unit[], { unit }: Caret, cells: readonly string[][]): EditedUnits {
  const table = tableAt(units, unit);
  if (!table) return { units, selected: caretIn(units, unit) };
  const { rules, rows } = table;
  const top = Math.floor((unit - table.start) / rules.length);
  const left = (unit - table.start) % rules.length;
  const columns = Math.max(rules.length, left + Math.max(...cells.map(({ length }) => length)));
  const count = Math.max(rows.length, top + cells.length);
  const filled = Array.from({ length: count }, (_, row) =>
    Array.from({ length: columns }, (__, column): readonly Run[] => {
      const text = cells[row - top]?.[column - left];
      return text === undefined ? (rows[row]?.[column] ?? []) : runsOf(text);
    }),
  );
  const added = Array.from({ length: columns }, (_, column) => rules[column] ?? '---');
  return withTable(units, { ...table, rules: added, rows: filled }, top, left);
}

/** A table of texts. */
export function tableOf(cells: readonly string[][]): Unit[] {
  const columns = Math.max(...cells.map(({ length }) => length));
  const wide = cells.map((row) => Array.from({ length: columns }, (_, column) => runsOf(row[column] ?? '')));
  return unitsOf({ rules: Array.from({ length: columns }, () => '---'), rows: wide });
}
