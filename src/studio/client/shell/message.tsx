import type { Problem } from '../../../site/problem/problem';
import { fixWords } from '../fields/notices/fix-words';
import { subjectOf } from '../fields/notices/landing';
import { SeverityMark } from '../fields/notices/notices';
import { useEditor } from '../model/editor';
import { StudioIcon } from '../parts/studio-icon';
import { usePlaces } from '../parts/use-places';

/** A problem in the words of `validate`, with the way to its field. */
export function Message({ problem }: { problem: Problem }) {
  const { fix } = useEditor();
  const places = usePlaces();
  const { severity, message, help } = problem;
  return (
    <li className="problem" data-severity={severity}>
      <SeverityMark severity={severity} />
      <div>
        <button
          type="button"
          className="problem-place"
          onClick={() => places.go({ file: problem.file, pointer: subjectOf(problem) })}
        >
          {places.nameOf(problem) ?? `Line ${problem.line}`}
        </button>
        <p>{message}</p>
        {help !== undefined && <p className="problem-help">{help}</p>}
        {problem.fix && (
          <button type="button" className="field-button" onClick={() => fix(problem)}>
            <StudioIcon name="wand-sparkles" />
            Fix: {fixWords(problem.fix.operation)}
          </button>
        )}
      </div>
    </li>
  );
}
