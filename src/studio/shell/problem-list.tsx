import { useMemo, useState } from 'react';
import type { Problem } from '../../site/problem/problem';
import { useEditor } from '../editor';
import { StudioIcon } from '../studio-icon';
import { Message } from './message';

/** More are shown when they are asked for. */
const shownFirst = 50;

/** All problems of the site, errors first, each with the way to its field. */
export function ProblemList({ close }: { close(): void }) {
  const { problems } = useEditor();
  const [most, setMost] = useState(shownFirst);
  const sorted = useMemo(() => problems.toSorted((a, b) => rank(a) - rank(b)), [problems]);
  return (
    <div className="form-body">
      <div className="form-head">
        <button type="button" className="tool form-back" aria-label="Back to the fields" onClick={close}>
          <StudioIcon name="arrow-left" />
        </button>
        <h2>Problems</h2>
      </div>
      {problems.length === 0 && <p className="pane-note">The content is valid.</p>}
      <ul className="problems">
        {sorted.slice(0, most).map((problem) => (
          <Message key={`${problem.file} ${problem.pointer} ${problem.message}`} problem={problem} />
        ))}
      </ul>
      {sorted.length > most && (
        <button type="button" className="field-button" onClick={() => setMost(most * 4)}>
          Show more of {sorted.length}
        </button>
      )}
    </div>
  );
}

const rank = ({ severity }: Problem) => (severity === 'error' ? 0 : 1);
