import { type KeyboardEvent, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { CollectionTable, TableRow } from '../../protocol/requests/collection-requests';
import type { NamedProblem } from '../../protocol/workspace';
import { useEditor } from '../model/editor';
import { isWithin } from '../model/places';
import { siteCalendar } from '../model/site-calendar';
import { bringIntoView, rowHeight, useWindowed } from '../pages/use-rows';
import { ContentWords } from '../parts/content-words';
import { RowMenu } from './row-menu';
import { rowState } from './row-state';

interface RowListProps {
  table: CollectionTable;
  /** Those that are shown, in their order. */
  rows: readonly TableRow[];
  mistakes: readonly NamedProblem[];
  /** The one row that Tab comes to. */
  at: number;
  setAt(index: number): void;
  open(row: TableRow): void;
  remove(row: TableRow): void;
}

/** The rows as a list, where a table has no room. Only those in sight are rendered. */
export function RowList({ table, rows, mistakes, at, setAt, open, remove }: RowListProps) {
  const editor = useEditor();
  const box = useRef<HTMLDivElement>(null);
  const isInSight = useWindowed(box, rowHeight);
  const calendar = siteCalendar(editor);
  const name = table.columns.findIndex(({ key }) => key === table.nameKey);
  // biome-ignore lint/correctness/useExhaustiveDependencies: where it is left off, once
  useEffect(() => {
    if (box.current) bringIntoView(box.current, at);
  }, []);
  const goTo = (to: number) => {
    const next = Math.min(rows.length - 1, Math.max(0, to));
    if (box.current) bringIntoView(box.current, next);
    // Its row may not have been rendered.
    flushSync(() => setAt(next));
    box.current?.querySelector<HTMLElement>(`[data-index="${next}"] [data-focus]`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const places: Readonly<Record<string, number>> = {
      ArrowUp: at - 1,
      ArrowDown: at + 1,
      PageUp: at - 10,
      PageDown: at + 10,
      Home: 0,
      End: rows.length - 1,
    };
    const to = places[event.key];
    if (to === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    goTo(to);
  };
  return (
    <div className="pages-list row-list" ref={box}>
      <ul
        className="pages-tree"
        aria-label={table.title}
        style={{ blockSize: rows.length * rowHeight }}
        {...{ onKeyDown }}
      >
        {rows.map((row, index) => {
          // Also out of sight, the active row keeps the focus, and is what Tab comes to.
          if (!isInSight(index) && index !== at) return null;
          const own = mistakes.filter((problem) => isWithin(problem, row));
          const { words, badge } = rowState(row, own.length > 0, editor.held, calendar);
          const isChosen = editor.selected !== undefined && isWithin(editor.selected, row);
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: what takes the place of a row that is deleted has the focus
              key={index}
              className="page-line"
              data-index={index}
              aria-setsize={rows.length}
              aria-posinset={index + 1}
              style={{ insetBlockStart: index * rowHeight }}
              onFocus={() => setAt(index)}
            >
              <button
                type="button"
                className="page-row"
                data-focus=""
                tabIndex={index === at ? 0 : -1}
                aria-current={isChosen || undefined}
                onClick={() => open(row)}
              >
                <ContentWords className="page-title">{row.cells[name] || row.slug}</ContentWords>
                <span className="page-path">
                  {own[0] ? (
                    <span>{own[0].message}</span>
                  ) : (
                    <ContentWords>
                      {row.cells.find((cell, column) => cell !== '' && column !== name)}
                    </ContentWords>
                  )}
                  <span className="page-when" data-badge={badge}>
                    {words}
                  </span>
                </span>
                {own.length > 0 && (
                  <span className="count">
                    {own.length}
                    <span className="visually-hidden"> to correct</span>
                  </span>
                )}
              </button>
              <RowMenu {...{ row, open }} tabIndex={index === at ? 0 : -1} remove={() => remove(row)} />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
