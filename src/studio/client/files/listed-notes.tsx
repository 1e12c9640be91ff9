import { shortName } from '../../protocol/names';
import { StudioIcon } from '../parts/studio-icon';

interface ListedNotesProps {
  /** Why something was not done; empty if it was. */
  note: string;
  /** Files in the trash. */
  removed: readonly string[];
  putBack(src: string): void;
}

/** What is to be said above a list of files. */
export const ListedNotes = ({ note, removed, putBack }: ListedNotesProps) => (
  <>
    {note !== '' && (
      <p className="field-note" data-severity="error">
        <StudioIcon name="circle-alert" />
        {note}
      </p>
    )}
    {removed.map((src) => (
      <p key={src} className="field-note">
        <StudioIcon name="trash-2" />
        <span>{shortName(src)} is not in the content any more. For 30 days, it can be put back.</span>
        <button type="button" className="field-button" onClick={() => putBack(src)}>
          <StudioIcon name="undo-2" />
          Put back<span className="visually-hidden"> {shortName(src)}</span>
        </button>
      </p>
    ))}
  </>
);
