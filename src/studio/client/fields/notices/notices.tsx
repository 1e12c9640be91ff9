import { createContext, useContext } from 'react';
import type { Operation } from '../../../../edit/operation';
import type { Place } from '../../../../site/json/place';
import { valueWords } from '../../../../site/page/place-names';
import type { Problem } from '../../../../site/problem/problem';
import type { FieldConflict } from '../../../protocol/workspace';
import type { ConflictChoice } from '../../model/editor';
import { ContentWords } from '../../parts/content-words';
import { plainWords } from '../../parts/plain-words';
import { StudioIcon } from '../../parts/studio-icon';
import { useForm } from '../form';
import { fixWords } from './fix-words';
import { type NoticeMap, type Notices, subjectOf } from './landing';

export const NoticeContext = createContext<NoticeMap>(new Map());

/** The messages at a field. */
export const useNotices = (pointer: string): Notices | undefined => useContext(NoticeContext).get(pointer);

/** The messages of a field, and its conflicts. */
export function NoticeList({ id, notices }: { id?: string; notices: Notices | undefined }) {
  const form = useForm();
  const focus = useFocusField();
  if (!notices) return null;
  return (
    <div className="field-notices" id={id}>
      {notices.problems.map((problem) => (
        <ProblemNote key={`${problem.id} ${problem.pointer} ${problem.message}`} problem={problem} />
      ))}
      {notices.conflicts.map((conflict) => (
        <ConflictNote
          key={conflict.id}
          conflict={conflict}
          settle={(choice) => {
            form.editor().settle(conflict, choice);
            focus(conflict);
          }}
        />
      ))}
    </div>
  );
}

/** For after a button that disappears when it is pressed. */
function useFocusField() {
  const form = useForm();
  return ({ file, pointer }: Place) => form.editor().reveal({ file, pointer });
}

/** Tells an error from a warning, by an icon and by a word for screen readers. */
export const SeverityMark = ({ severity }: Pick<Problem, 'severity'>) => (
  <>
    <StudioIcon name={severity === 'error' ? 'circle-alert' : 'triangle-alert'} />
    <span className="visually-hidden">{severity === 'error' ? 'Error: ' : 'Warning: '}</span>
  </>
);

function ProblemNote({ problem }: { problem: Problem }) {
  const form = useForm();
  const focus = useFocusField();
  const correct = () => {
    form.editor().fix(problem);
    focus({ file: problem.file, pointer: subjectOf(problem) });
  };
  const { severity, message, help, fix } = problem;
  return (
    <div className="field-note" data-severity={severity}>
      <SeverityMark severity={severity} />
      <p>
        {plainWords(message)} {help !== undefined && <span className="field-help">{plainWords(help)}</span>}
      </p>
      {fix && (
        <button type="button" className="field-button" onClick={correct}>
          <StudioIcon name="wand-sparkles" />
          Fix: {fixWords(fix.operation)}
        </button>
      )}
    </div>
  );
}

interface ConflictNoteProps {
  conflict: FieldConflict;
  settle(choice: ConflictChoice): void;
}

/** Both values of a field, and the choice. */
export function ConflictNote({ conflict, settle }: ConflictNoteProps) {
  return (
    <div className="field-note" data-severity="conflict">
      <StudioIcon name="git-merge" />
      <p>{conflict.message}</p>
      <dl className="field-conflict">
        <div>
          <dt>Typed</dt>
          <dd>{acts[conflict.operation.op] ?? shown(conflict.yours)}</dd>
          <dd>
            <button type="button" className="field-button" onClick={() => settle('yours')}>
              Use what was typed
            </button>
          </dd>
        </div>
        <div>
          <dt>There now</dt>
          <dd>{conflict.operation.op === 'create' ? 'Another file' : shown(conflict.theirs)}</dd>
          <dd>
            <button type="button" className="field-button" onClick={() => settle('theirs')}>
              Keep what is there
            </button>
          </dd>
        </div>
      </dl>
      {areWords(conflict) && (
        <button type="button" className="field-button" onClick={() => settle('both')}>
          Write both together
        </button>
      )}
    </div>
  );
}

/** An id, an address or a choice among several has no space: of these, two make no sense together. */
const areWords = ({ operation, change, yours, theirs }: FieldConflict): boolean =>
  operation.op === 'set' &&
  !change &&
  [yours, theirs].every((value) => typeof value === 'string') &&
  /\s/.test(`${yours}${theirs}`);

/** What was done, where that is not to write a value. */
const acts: Partial<Record<Operation['op'], string>> = {
  create: 'Added',
  move: 'Moved',
  remove: 'Removed',
  rename: 'Renamed',
  delete: 'Deleted',
};

function shown(value: unknown) {
  if (value === undefined) return 'No value';
  if (value === '') return 'Empty';
  return <ContentWords>{valueWords(value)}</ContentWords>;
}
