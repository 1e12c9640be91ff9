import { valueAt } from '../../site/json/value-at';
import type { Problem } from '../../site/problem/problem';
import { useEditor } from '../editor';
import { fixWords } from '../fields/fix-words';
import { placeName } from '../fields/names';
import { StudioIcon } from '../studio-icon';

/** A problem in the words of `validate`, with the way to its field. */
export function Message({ problem }: { problem: Problem }) {
  const editor = useEditor();
  const { pages, page, open, select, fix } = editor;
  const { file, pointer, severity, message, help, line } = problem;
  const start = /^\/pages\/\d+/.exec(pointer)?.[0] ?? '';
  const own = pages.find((entry) => entry.file === file && entry.pointer === start);
  const root = editor.valueOf(file);
  const where =
    root === undefined ? `line ${line}` : placeName(valueAt(root, start), pointer.slice(start.length));
  const go = () => {
    if (own && own !== page) open(own);
    select({ file, pointer }, true);
  };
  return (
    <li className="problem" data-severity={severity}>
      <StudioIcon name={severity === 'error' ? 'circle-alert' : 'triangle-alert'} />
      <div>
        <button type="button" className="problem-place" onClick={go}>
          {own?.path ?? file} {where && `› ${where}`}
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
