import type { Place } from '../../../site/json/place';
import { useEditor } from '../model/editor';
import { StudioIcon } from '../parts/studio-icon';

interface FormHeadProps {
  name: string;
  place: Place;
  /** Goes back to the page; undefined in the page's own form. */
  leave: (() => void) | undefined;
}

/** What a form is of, and the way out of it. */
export function FormHead({ name, place, leave }: FormHeadProps) {
  const { page } = useEditor();
  return (
    <div className="form-head">
      {leave && (
        <button
          type="button"
          className="tool form-back"
          aria-label="Back to the page"
          title="Back to the page (Escape)"
          onClick={leave}
        >
          <StudioIcon name="arrow-left" />
        </button>
      )}
      <h2>{name}</h2>
      <span className="form-file">{leave ? place.file : (page?.path ?? place.file)}</span>
    </div>
  );
}
