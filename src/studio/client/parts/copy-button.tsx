import { StudioIcon } from './studio-icon';
import { useNote } from './use-note';

/** Copies a text, and says whether that worked. */
export function CopyButton({ text, children }: { text: string; children: string }) {
  const { note, say } = useNote();
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => say('Copied.'),
      () => say('The browser did not let the text be copied.'),
    );
  return (
    <>
      <button type="button" className="field-button" onClick={copy}>
        <StudioIcon name="copy" />
        {children}
      </button>
      <p className="changes-note">{note}</p>
    </>
  );
}
