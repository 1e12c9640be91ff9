import { useEditor } from '../model/editor';
import { StudioIcon } from '../parts/studio-icon';
import { Message } from './message';
import { openSource } from './open-source';

/** In the place of a form whose file is no JSON: only a code editor can correct it. */
export function UnreadFile({ file }: { file: string }) {
  const editor = useEditor();
  const { problems, isConnected, held } = editor;
  const found = problems.filter((problem) => problem.file === file);
  if (found.length === 0) return <p className="pane-note">{isConnected ? 'Opening…' : 'Not connected.'}</p>;
  return (
    <div className="form-body">
      <h2>This file can’t be read</h2>
      <p className="pane-note">
        Correct it in a code editor. It is shown here as soon as it is JSON
        {held.includes(file) && ', with what you have changed in it'}.
      </p>
      <button
        type="button"
        className="field-button"
        onClick={() => openSource(editor, { file, pointer: '' })}
      >
        <StudioIcon name="code-xml" />
        Open the source
      </button>
      <ul className="problems">
        {found.map((problem) => (
          <Message key={problem.pointer + problem.message} problem={problem} />
        ))}
      </ul>
    </div>
  );
}
