import { cellText } from '../../site/csv/cell-text';
import { rowValue } from '../../site/csv/content-value';
import { endOf } from '../../site/csv/csv-table';
import { unifyLineBreaks } from '../../site/files/line-breaks';
import { isRecord } from '../../site/json/is-record';
import { escapeKey, keysOf } from '../../site/json/json-path';
import { memberOf } from '../../site/json/value-at';
import { type Conflict, conflict, type Performed } from '../conflict';
import type { InsertValue, MoveValue, ValueOperation } from '../operation';
import { findSlot, indexOfItem, knownBeside } from '../text/find-place';
import { isEqual } from '../text/identity';
import { writeCell } from './csv-text';
import { deleteRow, insertRow, moveRow, rowAt } from './edit-rows';
import { setCell } from './set-cell';
import type { TableDraft } from './table-draft';

/** The place of an operation in a table as it is now: a row, or one of its cells. */
interface TablePlace {
  pointer: string;
  row: number;
  column: string | undefined;
  /** Of a row an object; undefined for an empty cell. */
  value: unknown;
}

/** Finds a row or a cell by its pointer, and by what identifies its row. */
export function findInTable(
  draft: TableDraft,
  { at, items }: Pick<ValueOperation, 'at' | 'items'>,
): TablePlace | undefined {
  const [key, column, ...others] = keysOf(at);
  if (key === undefined || others.length > 0) return undefined;
  const row = items
    ? indexOfItem(key, (index) => items[`/${index}`], draft.identities)
    : indexOfItem(
        key,
        () => undefined,
        () => [],
      );
  const csv = draft.settled();
  if (row === undefined || !csv.table.rows[row]) return undefined;
  const { table } = draft.isWaiting(at) ? draft.csv() : csv;
  const value = rowValue(table.header, rowAt(table, row));
  if (column === undefined) return { pointer: `/${row}`, row, column, value };
  return { pointer: `/${row}/${escapeKey(column)}`, row, column, value: value[column] };
}

/** Applies one operation where its row is now, or says why it does not fit. Values become texts. */
export function performInTable(draft: TableDraft, operation: ValueOperation): Performed | Conflict {
  if (operation.op === 'move') return moveInTable(draft, operation);
  const [, column] = keysOf(operation.at);
  if (operation.op === 'insert' && column === undefined) return addRow(draft, operation);
  const place = findInTable(draft, operation);
  if (!place) return conflict(operation, 'missing');
  const { value: found, pointer } = place;
  if (operation.op === 'insert') {
    if (found !== undefined) return conflict(operation, 'exists', found, pointer);
  } else if (operation.was !== undefined && !isSame(found, operation.was))
    return conflict(operation, 'changed', found, pointer);
  if (place.column !== undefined) return changeCell(draft, operation, place, place.column);
  if (operation.op !== 'remove') return conflict(operation, 'unfit');
  draft.replace(deleteRow(draft.csv(), place.row));
  return { undo: [{ op: 'insert', file: operation.file, at: pointer, value: found }] };
}

const isSame = (found: unknown, was: unknown): boolean =>
  isRecord(was)
    ? isEqual(found, was)
    : unifyLineBreaks(String(found ?? '')) === unifyLineBreaks(cellText(was) ?? '');

function changeCell(
  draft: TableDraft,
  operation: Exclude<ValueOperation, MoveValue>,
  { row, pointer, value: found }: TablePlace,
  column: string,
): Performed | Conflict {
  const text = operation.op === 'remove' ? '' : cellText(operation.value);
  if (text === undefined) return conflict(operation, 'unfit');
  if (text === '' && operation.op === 'remove' && found === undefined) return conflict(operation, 'missing');
  const { file } = operation;
  addColumn(draft, column);
  const settled = draft.settled();
  const isThere =
    settled.table.header.findIndex((cell) => cell.text === column) < rowAt(settled.table, row).texts.length;
  if (isThere && !draft.isWaiting(pointer)) {
    const [edit] = setCell(settled, row, column, text);
    if (edit) draft.replaceCell(pointer, edit);
  } else draft.replace(setCell(draft.csv(), row, column, text));
  if (isSame(found, text)) return { undo: [] };
  const was = text === '' ? {} : { was: text };
  return {
    undo: [
      found === undefined
        ? { op: 'remove', file, at: pointer, ...was }
        : { op: 'set', file, at: pointer, value: found, ...was },
    ],
  };
}

/** A field that no row has had so far. The cells that lines lack at their ends are empty. */
function addColumn(draft: TableDraft, column: string): void {
  const { table } = draft.settled();
  const last = table.header.at(-1);
  if (!last || table.header.some(({ text }) => text === column)) return;
  const csv = draft.csv();
  const end = endOf(csv.table.header.at(-1) ?? last);
  draft.replace([{ offset: end, length: 0, text: table.delimiter + writeCell(csv, column) }]);
}

function addRow(draft: TableDraft, operation: InsertValue): Performed | Conflict {
  const { file, at, value } = operation;
  if (!isRecord(value)) return conflict(operation, 'unfit');
  const [key = ''] = keysOf(at);
  for (const column of Object.keys(value)) addColumn(draft, column);
  const csv = draft.csv();
  const cells = csv.table.header.map(({ text }) => cellText(memberOf(value, text)));
  if (!cells.every((cell) => cell !== undefined)) return conflict(operation, 'unfit');
  const row = key === '-' ? csv.table.rows.length : slotOf(draft, operation, Number(key));
  if (row === undefined) return conflict(operation, 'missing');
  draft.replace(insertRow(csv, row, cells));
  return { undo: [{ op: 'remove', file, at: `/${row}` }] };
}

function slotOf(draft: TableDraft, operation: InsertValue, index: number): number | undefined {
  const known = knownBeside(operation);
  return findSlot(draft.identities, index, known(index - 1), known(index));
}

function moveInTable(draft: TableDraft, operation: MoveValue): Performed | Conflict {
  const place = findInTable(draft, operation);
  if (!place) return conflict(operation, 'missing');
  const [key = '', column] = keysOf(operation.to);
  if (place.column !== undefined || column !== undefined) return conflict(operation, 'unfit');
  const csv = draft.csv();
  const last = csv.table.rows.length - 1;
  const to = key === '-' ? last : Number(key);
  if (!(to >= 0 && to <= last)) return conflict(operation, 'missing');
  draft.replace(moveRow(csv, place.row, to));
  return { undo: [{ op: 'move', file: operation.file, at: `/${to}`, to: place.pointer }] };
}
