import type { FieldPlace } from '../../edit/workspace';
import { useEditor } from '../editor';
import { StudioIcon } from '../studio-icon';

interface FormHeadProps {
  name: string;
  place: FieldPlace;
  /** Where the form is left to; undefined for the first one. */
  back: FieldPlace | undefined;
}

/** What a form is of, and the way out of it. */
export function FormHead({ name, place, back }: FormHeadProps) {
  const { page, select } = useEditor();
  return (
    <div className="form-head">
      {back && (
        <button
          type="button"
          className="tool form-back"
          aria-label="Back to the page"
          title="Back to the page (Escape)"
          onClick={() => select(undefined)}
        >
          <StudioIcon name="arrow-left" />
        </button>
      )}
      <h2>{name}</h2>
      <span className="form-file">{back ? place.file : (page?.path ?? place.file)}</span>
    </div>
  );
}
