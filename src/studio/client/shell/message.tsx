import { isData } from '../../../site/csv/content-value';
import { fileNameOf } from '../../../site/files/file-path';
import type { NamedProblem } from '../../protocol/workspace';
import { fixWords } from '../fields/notices/fix-words';
import { subjectOf } from '../fields/notices/landing';
import { SeverityMark } from '../fields/notices/notices';
import { useEditor } from '../model/editor';
import { plainWords } from '../parts/plain-words';
import { StudioIcon } from '../parts/studio-icon';
import { usePlaces } from '../parts/use-places';

/** A problem, with the way to its field. */
export function Message({ problem }: { problem: NamedProblem }) {
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
          {problem.name ??
            places.nameOf(problem) ??
            (isData(problem.file) ? `Line ${problem.line}` : fileNameOf(problem.file))}
        </button>
        <p>{plainWords(message)}</p>
        {help !== undefined && <p className="problem-help">{plainWords(help)}</p>}
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
