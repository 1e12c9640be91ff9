import { useEffect, useState } from 'react';
import type { DateNote as Note } from '../../protocol/requests/date-requests';
import { useEditor } from '../model/editor';
import { CopyButton } from './copy-button';
import { StudioIcon } from './studio-icon';

/** Why what comes may not come by itself. Asked once: to look at the published site takes a moment. */
export function DateNote() {
  const { ask } = useEditor();
  const [note, setNote] = useState<Note>();
  useEffect(() => {
    let isWanted = true;
    const take = (answer: Note | undefined) => isWanted && setNote(answer);
    ask('dateNote', {}).then(take, () => {});
    return () => {
      isWanted = false;
    };
  }, [ask]);
  return (
    note && (
      <div className="date-note">
        <StudioIcon name="triangle-alert" />
        <p>
          <strong>{note.title}</strong> {note.words}
        </p>
        <CopyButton text={note.steps}>Copy the steps for a colleague</CopyButton>
      </div>
    )
  );
}
