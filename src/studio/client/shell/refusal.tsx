import { useState } from 'react';
import { useEditor } from '../model/editor';
import { StudioIcon } from '../parts/studio-icon';

/** Why something was not done, or can't be saved now, until whoever is there has read it. */
export function Refusal() {
  const { notice, refused, refuse } = useEditor();
  /** The notice that was closed: it may hold longer. */
  const [read, setRead] = useState('');
  if (notice === '' && read !== '') setRead('');
  // A notice holds now, and an old refusal would hide it.
  const message = [notice === read ? '' : notice, refused].filter((words) => words !== '').join(' ');
  const close = () => {
    setRead(notice);
    if (refused !== '') refuse('');
  };
  return (
    // With this attribute, a dialog neither hides it nor closes when it is pressed.
    <div className="refusal" data-open={message !== '' || undefined} data-react-aria-top-layer="true">
      {message !== '' && <StudioIcon name="triangle-alert" />}
      <p role="status">{message}</p>
      {message !== '' && (
        <button
          type="button"
          className="tool"
          aria-label="Close the message"
          title="Close"
          // The focus stays where it is.
          onMouseDown={(event) => event.preventDefault()}
          onClick={close}
        >
          <StudioIcon name="x" />
        </button>
      )}
    </div>
  );
}
