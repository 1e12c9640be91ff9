import { useEffect, useRef } from 'react';
import type { NamedProblem } from '../../protocol/workspace';
import { useEditor } from '../model/editor';
import { useContentWords } from '../parts/content-words';
import type { RowState } from './row-state';

interface CellProps {
  id: string;
  /** From 0 on, behind the number of the row. */
  column: number;
  words: string;
  isNumber: boolean;
  problem: NamedProblem | undefined;
  /** The one cell that Tab comes to. */
  isActive: boolean;
  /** What is typed in it; undefined while nobody edits it. */
  editing: string | undefined;
  badge?: RowState['badge'];
  choose(): void;
  setEditing(text: string | undefined): void;
  /** Keeps what was typed. */
  finish(): void;
}

/** A cell, with what is wrong with it below it while it is chosen. */
export function TableCell(props: CellProps) {
  const { id, column, words, isNumber, problem, isActive, editing, badge, choose, setEditing, finish } =
    props;
  const language = useContentWords();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table has no rows that are not rendered
    <div
      id={id}
      className="table-cell"
      role="gridcell"
      aria-colindex={column + 2}
      aria-invalid={problem ? true : undefined}
      aria-describedby={problem && isActive ? `${id}-problem` : undefined}
      tabIndex={isActive ? 0 : -1}
      data-column={column}
      data-number={isNumber || undefined}
      onMouseDown={(event) => {
        if (editing !== undefined) return;
        event.preventDefault();
        choose();
      }}
      onDoubleClick={() => badge === undefined && setEditing(words)}
    >
      {editing === undefined ? (
        <span className="table-words" data-badge={badge} {...language}>
          {words}
        </span>
      ) : (
        <CellInput {...{ editing, setEditing, finish }} />
      )}
      {problem && isActive && <CellProblem id={`${id}-problem`} problem={problem} />}
    </div>
  );
}

function CellInput({
  editing,
  setEditing,
  finish,
}: Pick<CellProps, 'setEditing' | 'finish'> & { editing: string }) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <input
      ref={input}
      aria-label="Cell"
      value={editing}
      {...useContentWords()}
      onChange={({ target }) => setEditing(target.value)}
      onBlur={finish}
    />
  );
}

function CellProblem({ id, problem }: { id: string; problem: NamedProblem }) {
  const { fix } = useEditor();
  const { message, help } = problem;
  return (
    <div className="table-problem" id={id}>
      <strong>{message}</strong> {help}
      {problem.fix && (
        <button type="button" className="field-button" tabIndex={-1} onClick={() => fix(problem)}>
          Correct it
        </button>
      )}
    </div>
  );
}
