import { counted } from '../../../site/text/wording';
import { type Editor, useEditor } from '../model/editor';
import { StudioIcon } from '../parts/studio-icon';

/** Where the changes are, in words. */
export function SavingState() {
  const { words, icon, kind } = stateOf(useEditor());
  return (
    <p className="saving" data-kind={kind} role="status">
      <StudioIcon name={icon} />
      {words}
    </p>
  );
}

function stateOf({ isConnected, notice, conflicts, held, isSaved }: Editor) {
  if (!isConnected) return { kind: 'off', icon: 'cloud-off', words: 'Not connected: changes are kept here' };
  if (notice !== '') return { kind: 'error', icon: 'triangle-alert', words: 'Not saved yet' };
  if (conflicts.length > 0) {
    const fields = conflicts.length === 1 ? '1 field has' : `${conflicts.length} fields have`;
    return { kind: 'error', icon: 'git-merge', words: `${fields} two values` };
  }
  if (!isSaved) return { kind: 'busy', icon: 'check', words: 'Saving…' };
  if (held.length > 0) {
    const wait = held.length === 1 ? 'waits' : 'wait';
    return {
      kind: 'error',
      icon: 'circle-alert',
      words: `${counted(held.length, 'files')} ${wait} for a correction`,
    };
  }
  return { kind: 'ok', icon: 'check', words: 'Saved' };
}
