import { useEditor } from '../editor';
import { StudioIcon } from '../studio-icon';

/** Why something was not done, until whoever asked for it has read it. */
export function Refusal() {
  const { refused, refuse } = useEditor();
  return (
    // With this attribute, a dialog neither hides it nor closes when it is pressed.
    <div className="refusal" data-open={refused !== '' || undefined} data-react-aria-top-layer="true">
      {refused !== '' && <StudioIcon name="triangle-alert" />}
      <p role="status">{refused}</p>
      {refused !== '' && (
        <button
          type="button"
          className="tool"
          aria-label="Close the message"
          title="Close"
          // The focus stays where it is.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => refuse('')}
        >
          <StudioIcon name="x" />
        </button>
      )}
    </div>
  );
}
