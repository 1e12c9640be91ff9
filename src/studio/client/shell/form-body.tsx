import type { ReactNode, RefObject } from 'react';
import type { Place } from '../../../site/json/place';
import { useEditor } from '../model/editor';
import { StudioIcon } from '../parts/studio-icon';
import { FormMenu } from './form-menu';

interface FormBodyProps {
  ref: RefObject<HTMLDivElement | null>;
  name: string;
  /** What Escape does; undefined where there is no way back. */
  leave: (() => void) | undefined;
  children: ReactNode;
}

/** The content of the fields pane, a form or a panel. It can have the focus itself, and Escape leaves it. */
export function FormBody({ ref, name, leave, children }: FormBodyProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has no head that stays in sight
    <div
      ref={ref}
      className="form-body"
      role="group"
      aria-label={name}
      tabIndex={-1}
      onKeyDown={(event) => {
        const { isComposing } = event.nativeEvent;
        if (event.key !== 'Escape' || isComposing || event.defaultPrevented || !leave) return;
        event.preventDefault();
        leave();
      }}
    >
      {children}
    </div>
  );
}

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
      <span className="form-file">{!leave && page?.path}</span>
      <FormMenu place={place} />
    </div>
  );
}
