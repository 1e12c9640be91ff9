import { useEditor } from '../editor';
import { StudioIcon } from '../studio-icon';

/** Why something was not done, until whoever asked for it has read it. */
export function Refusal() {
  const { refused, refuse } = useEditor();
  return (
    <div className="refusal" data-open={refused !== '' || undefined}>
      {refused !== '' && <StudioIcon name="triangle-alert" />}
      {/* With this attribute, a dialog does not hide it. */}
      <p role="status" data-live-announcer="true">
        {refused}
      </p>
      {refused !== '' && (
        <button
          type="button"
          className="tool"
          aria-label="Close the message"
          title="Close"
          onClick={() => refuse('')}
        >
          <StudioIcon name="x" />
        </button>
      )}
    </div>
  );
}
