import type { Place } from '../../../site/json/place';
import { counted } from '../../../site/text/wording';
import { type Editor, useEditor } from '../model/editor';
import { StudioIcon } from '../parts/studio-icon';

/** Where the changes are, in words, with the way to what keeps them. */
export function SavingState() {
  const editor = useEditor();
  const { words, icon, kind, place } = stateOf(editor);
  return (
    <p className="saving" data-kind={kind} role="status">
      <StudioIcon name={icon} />
      {place ? (
        <button type="button" onClick={() => editor.go(place)}>
          {words}
        </button>
      ) : (
        words
      )}
    </p>
  );
}

interface State {
  kind: 'ok' | 'busy' | 'off' | 'error';
  icon: string;
  words: string;
  place?: Place | undefined;
}

function stateOf({ isConnected, notice, conflicts, held, problems, isSaved }: Editor): State {
  if (!isConnected) return { kind: 'off', icon: 'cloud-off', words: 'Not connected: changes are kept here' };
  if (notice !== '') return { kind: 'error', icon: 'triangle-alert', words: 'Not saved yet' };
  if (conflicts.length > 0) {
    const fields = conflicts.length === 1 ? '1 field has' : `${conflicts.length} fields have`;
    return { kind: 'error', icon: 'git-merge', words: `${fields} two values`, place: conflicts[0] };
  }
  if (!isSaved) return { kind: 'busy', icon: 'check', words: 'Saving…' };
  if (held.length > 0) {
    const wait = held.length === 1 ? 'waits' : 'wait';
    return {
      kind: 'error',
      icon: 'circle-alert',
      words: `${counted(held.length, 'files')} ${wait} for a correction`,
      place: problems.find(({ severity, file }) => severity === 'error' && held.includes(file)),
    };
  }
  return { kind: 'ok', icon: 'check', words: 'Saved' };
}
