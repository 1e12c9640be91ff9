import { useState } from 'react';
import { useEditor } from '../model/editor';
import { StudioIcon } from '../parts/studio-icon';

interface CommitFormProps {
  /** A message made from the changes. */
  suggested: string;
  committed(name: string): void;
}

/** Commits the content, with a message, where nothing can be sent. */
export function CommitForm({ suggested, committed }: CommitFormProps) {
  const { ask, held, isSaved } = useEditor();
  const [message, setMessage] = useState<string>();
  const [refusal, setRefusal] = useState('');
  const [isBusy, setBusy] = useState(false);
  const canCommit = !isBusy && isSaved && (message ?? suggested).trim() !== '';
  const commit = async () => {
    if (!canCommit) return;
    setBusy(true);
    setRefusal('');
    try {
      const { name } = await ask('commit', { message: message ?? suggested, held });
      setMessage(undefined);
      committed(name);
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : String(error));
    }
    setBusy(false);
  };
  return (
    <div className="changes-commit">
      <label className="changes-label">
        What did you do?
        <textarea
          className="field-input"
          rows={3}
          value={message ?? suggested}
          onChange={({ target }) => setMessage(target.value)}
        />
      </label>
      {held.length > 0 && (
        <div className="field-note" data-severity="warning">
          <StudioIcon name="triangle-alert" />
          <p>Saved without what is not valid yet in {held.join(', ')}.</p>
        </div>
      )}
      {refusal !== '' && (
        <div className="field-note" data-severity="error" role="alert">
          <StudioIcon name="circle-alert" />
          <p className="changes-refusal">{refusal}</p>
        </div>
      )}
      <button
        type="button"
        className="field-button field-primary"
        aria-disabled={!canCommit}
        onClick={commit}
      >
        <StudioIcon name="git-commit-horizontal" />
        {isBusy ? 'Saving…' : 'Save a version'}
      </button>
      <p className="changes-hint">A version of the content is kept on this computer. Nothing is sent.</p>
    </div>
  );
}
