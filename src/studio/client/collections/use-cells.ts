import {
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import type { TableRow } from '../../protocol/requests/collection-requests';
import { pastedCells } from '../fields/controls/pasted-cells';
import { useEditor } from '../model/editor';
import type { CellAt, GridProps } from './grid-props';
import { cellPlace, mistakesOf } from './use-table';

/** In pixels, as in the style sheet. */
export const rowHeight = 40;
const headHeight = 32;

interface CellsOptions extends GridProps {
  box: RefObject<HTMLDivElement | null>;
  editing: string | undefined;
  setEditing(text: string | undefined): void;
}

/** The one cell that Tab comes to, what keys do in it, and what is typed and pasted. */
export function useCells(options: CellsOptions) {
  const { table, rows, mistakes, active, setActive, open, change, box, editing, setEditing } = options;
  const editor = useEditor();
  /** What was typed in cells, until the table has it. */
  const [typed, setTyped] = useState<{ table: typeof table; texts: ReadonlyMap<string, string> }>();
  const lastRow = rows.length - 1;
  const lastColumn = table.columns.length;
  const at = { row: Math.min(active.row, lastRow), column: Math.min(active.column, lastColumn) };
  const keyOf = ({ file, pointer }: TableRow, column: number) => `${file}${pointer}#${column}`;
  const textOf = (row: TableRow, column: number): string =>
    (typed?.table === table ? typed.texts.get(keyOf(row, column)) : undefined) ?? row.cells[column] ?? '';

  const focusCell = ({ row, column }: CellAt) => {
    const cell = box.current?.querySelector<HTMLElement>(`[data-index="${row}"] [data-column="${column}"]`);
    cell?.focus();
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  const goTo = (to: CellAt) => {
    const next = {
      row: Math.min(lastRow, Math.max(0, to.row)),
      column: Math.min(lastColumn, Math.max(0, to.column)),
    };
    if (box.current) bringIntoView(box.current, next.row);
    // Its row may not have been rendered.
    flushSync(() => setActive(next));
    focusCell(next);
    const [row, column] = [rows[next.row], table.columns[next.column]];
    if (row) editor.reveal(column ? cellPlace(row, column.key) : row, false);
  };

  const fill = (texts: readonly (readonly string[])[], { row, column }: CellAt) => {
    const known = rows.slice(row, row + texts.length);
    const width = Math.max(...texts.map((line) => line.length));
    const columns = table.columns.slice(column, column + width);
    if (columns.length === 0 || known.length === 0) return;
    const shown = new Map(typed?.table === table ? typed.texts : []);
    for (const [index, each] of known.entries())
      for (const place of columns.keys()) shown.set(keyOf(each, column + place), texts[index]?.[place] ?? '');
    setTyped({ table, texts: shown });
    void change({
      do: 'fill',
      rows: known.map(({ file, pointer, slug }) => ({ file, pointer, slug })),
      columns: columns.map(({ key }) => key),
      cells: texts.map((line) => columns.map((_, place) => line[place] ?? '')),
    }).finally(() => setTyped((last) => (last?.texts === shown ? undefined : last)));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: where it is left off, once
  useEffect(() => {
    if (box.current) bringIntoView(box.current, at.row);
  }, []);

  /** Keeps what was typed. */
  const finish = () => {
    if (editing === undefined) return;
    const row = rows[at.row];
    setEditing(undefined);
    if (row && editing !== textOf(row, at.column)) fill([[editing]], at);
  };
  const edit = (text?: string) => {
    const [row, column] = [rows[at.row], table.columns[at.column]];
    if (!row || !column) return;
    // What no cell can have is edited in the form.
    if (!column.hasCell) editor.reveal(cellPlace(row, column.key));
    else setEditing(text ?? textOf(row, at.column));
  };
  const leave = (keep: boolean) => {
    flushSync(() => (keep ? finish() : setEditing(undefined)));
    focusCell(at);
  };
  const nextMistake = (step: number) => {
    const count = rows.length;
    for (let by = 0; by <= count; by++) {
      const row = rows[(at.row + by * step + count) % count];
      const { ofRow, byColumn } = row
        ? mistakesOf(row, table, mistakes)
        : { ofRow: undefined, byColumn: new Map() };
      const columns = [...byColumn.keys(), ...(ofRow ? [lastColumn] : [])].sort((a, b) => (a - b) * step);
      const column = columns.find((each) => (by === 0 ? (each - at.column) * step > 0 : true));
      if (column !== undefined) return goTo({ row: (at.row + by * step + count) % count, column });
    }
    editor.announce('No row has another mistake.');
  };

  /** What a key does in a cell that nobody edits; undefined for other keys. */
  const actionOf = (event: KeyboardEvent): (() => void) | undefined => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    const isCommand = ctrlKey || metaKey;
    const row = rows[at.row];
    const by = (rows: number, columns: number) => () =>
      goTo({ row: at.row + rows, column: at.column + columns });
    if (key === 'Enter' && isCommand) return row && (() => open(row));
    if (key === 'F8') return () => nextMistake(shiftKey ? -1 : 1);
    if (altKey || (isCommand && key !== 'Home' && key !== 'End')) return undefined;
    const inline = box.current && getComputedStyle(box.current).direction === 'rtl' ? -1 : 1;
    const actions: Readonly<Record<string, () => void>> = {
      ArrowUp: by(-1, 0),
      ArrowDown: by(1, 0),
      ArrowLeft: by(0, -inline),
      ArrowRight: by(0, inline),
      PageUp: by(-10, 0),
      PageDown: by(10, 0),
      Home: () => goTo({ row: isCommand ? 0 : at.row, column: 0 }),
      End: () => goTo({ row: isCommand ? lastRow : at.row, column: lastColumn }),
      Enter: () => edit(),
      F2: () => edit(),
      Delete: () => fill([['']], at),
      Backspace: () => fill([['']], at),
    };
    if (Object.hasOwn(actions, key)) return actions[key];
    return key.length === 1 ? () => edit(key) : undefined;
  };
  const whileEditing = (key: string, shiftKey: boolean): (() => void) | undefined => {
    if (key === 'Escape') return () => leave(false);
    const step =
      key === 'Tab'
        ? { row: 0, column: shiftKey ? -1 : 1 }
        : key === 'Enter'
          ? { row: 1, column: 0 }
          : undefined;
    return (
      step &&
      (() => {
        leave(true);
        goTo({ row: at.row + step.row, column: at.column + step.column });
      })
    );
  };

  return {
    textOf,
    goTo,
    finish,
    onKeyDown(event: KeyboardEvent) {
      const { target, key, shiftKey, nativeEvent } = event;
      if (nativeEvent.isComposing || !(target instanceof Element) || !target.closest('.table-cell')) return;
      const action = editing === undefined ? actionOf(event) : whileEditing(key, shiftKey);
      if (!action) return;
      event.preventDefault();
      action();
    },
    onPaste(event: ClipboardEvent) {
      if (editing !== undefined) return;
      const text = event.clipboardData.getData('text/plain');
      if (text === '') return;
      event.preventDefault();
      fill(pastedCells(text, event.clipboardData.getData('text/html'), true) ?? [[text.trim()]], at);
    },
    onCopy(event: ClipboardEvent) {
      const row = rows[at.row];
      if (editing !== undefined || !row) return;
      event.preventDefault();
      event.clipboardData.setData('text/plain', textOf(row, at.column));
    },
    onFocus({ target }: FocusEvent) {
      const cell = target.closest<HTMLElement>('.table-cell');
      const row = cell?.closest<HTMLElement>('[data-index]');
      if (!cell || !row || editing !== undefined) return;
      setActive({ row: Number(row.dataset.index), column: Number(cell.dataset.column) });
    },
  };
}

function bringIntoView(box: HTMLElement, index: number): void {
  const top = index * rowHeight;
  const end = top + rowHeight + headHeight - box.clientHeight;
  if (top < box.scrollTop) box.scrollTop = top;
  else if (end > box.scrollTop) box.scrollTop = end;
}
