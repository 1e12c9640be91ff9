import { type CSSProperties, useRef, useState } from 'react';
import type { NamedProblem } from '../../protocol/workspace';
import { useEditor } from '../model/editor';
import { siteCalendar } from '../model/site-calendar';
import { useWindowed } from '../pages/use-rows';
import { StudioIcon } from '../parts/studio-icon';
import type { GridProps } from './grid-props';
import { rowState } from './row-state';
import { nextSorting } from './shown-rows';
import { TableCell } from './table-cell';
import { rowHeight, useCells } from './use-cells';
import { mistakesOf } from './use-table';

/** The rows as a grid: only those in sight are rendered, each with all of its cells. */
export function TableGrid(props: GridProps) {
  const { table, rows, mistakes, sorting, setSorting, active } = props;
  const editor = useEditor();
  const box = useRef<HTMLDivElement>(null);
  const isInSight = useWindowed(box, rowHeight);
  const [editing, setEditing] = useState<string>();
  const cells = useCells({ ...props, box, editing, setEditing });
  const { onKeyDown, onPaste, onCopy, onFocus, finish, goTo } = cells;
  const { columns } = table;
  const state = columns.length;
  const calendar = siteCalendar(editor);
  const widths = [
    '44px',
    ...columns.map(({ isNumber }, index) => (index === 0 ? '220px' : isNumber ? '104px' : '150px')),
    '112px',
  ];
  const style: CSSProperties & Record<`--${string}`, string> = { '--columns': widths.join(' ') };
  const at = Math.min(active.row, rows.length - 1);
  return (
    <div className="table-box" ref={box} style={style}>
      {/* biome-ignore lint/a11y/useSemanticElements: a table has no rows that are not rendered */}
      <div
        className="table-grid"
        role="grid"
        aria-label={table.title}
        aria-rowcount={rows.length + 1}
        aria-colcount={columns.length + 2}
        tabIndex={-1}
        {...{ onKeyDown, onPaste, onCopy, onFocus }}
      >
        {/* biome-ignore lint/a11y/useSemanticElements: as above */}
        {/* biome-ignore lint/a11y/useFocusableInteractive: its buttons take the focus */}
        <div className="table-row table-heads" role="row" aria-rowindex={1}>
          {/* biome-ignore lint/a11y/useSemanticElements: as above */}
          {/* biome-ignore lint/a11y/useFocusableInteractive: as above */}
          <span className="table-number" role="columnheader" aria-colindex={1}>
            <span className="visually-hidden">Number</span>
          </span>
          {columns.map(({ key, label, isNumber }, index) => (
            // biome-ignore lint/a11y/useSemanticElements: as above
            // biome-ignore lint/a11y/useFocusableInteractive: as above
            <span
              key={key}
              className="table-head"
              role="columnheader"
              aria-colindex={index + 2}
              aria-sort={sorting?.column === index ? sorting.way : 'none'}
              data-number={isNumber || undefined}
            >
              <button
                type="button"
                title="Sort the view"
                onClick={() => setSorting(nextSorting(sorting, index))}
              >
                {label}
                {sorting?.column === index && (
                  <StudioIcon name={sorting.way === 'ascending' ? 'arrow-up' : 'arrow-down'} />
                )}
              </button>
            </span>
          ))}
          {/* biome-ignore lint/a11y/useSemanticElements: as above */}
          {/* biome-ignore lint/a11y/useFocusableInteractive: as above */}
          <span className="table-head" role="columnheader" aria-colindex={state + 2}>
            State
          </span>
        </div>
        <div className="table-body" style={{ blockSize: rows.length * rowHeight }}>
          {rows.map((row, index) => {
            // Also out of sight, the active row keeps the focus, and is what Tab comes to.
            if (!isInSight(index) && index !== at) return null;
            const { ofRow, byColumn } = mistakesOf(row, table, mistakes);
            const isWrong = ofRow !== undefined || byColumn.size > 0;
            const { words, badge } = rowState(row, isWrong, editor.held, calendar);
            const cell = (column: number, words: string, problem: NamedProblem | undefined) => {
              const isActive = index === at && column === Math.min(active.column, state);
              return {
                column,
                words,
                problem,
                isActive,
                id: `${row.file}${row.pointer}#${column}`,
                editing: isActive ? editing : undefined,
                setEditing,
                finish,
              };
            };
            return (
              // biome-ignore lint/a11y/useSemanticElements: as above
              // biome-ignore lint/a11y/useFocusableInteractive: its cells take the focus
              <div
                key={row.file + row.pointer}
                className="table-row"
                role="row"
                aria-rowindex={index + 2}
                aria-selected={index === at}
                data-index={index}
                style={{ insetBlockStart: index * rowHeight }}
              >
                {/* biome-ignore lint/a11y/useSemanticElements: as above */}
                {/* biome-ignore lint/a11y/useFocusableInteractive: as above */}
                <span className="table-number" role="gridcell" aria-colindex={1}>
                  {index + 1}
                </span>
                {columns.map((column, place) => (
                  <TableCell
                    key={column.key}
                    {...cell(place, cells.textOf(row, place), byColumn.get(place))}
                    isNumber={column.isNumber}
                    choose={() => goTo({ row: index, column: place })}
                  />
                ))}
                <TableCell
                  {...cell(state, words, ofRow)}
                  isNumber={false}
                  badge={badge}
                  choose={() => goTo({ row: index, column: state })}
                />
              </div>
            );
          })}
        </div>
      </div>
    </div>
  );
}
