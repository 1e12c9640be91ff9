import { useId } from 'react';
import { counted } from '../../../site/text/wording';
import { StudioIcon } from '../parts/studio-icon';

interface AskToRemoveProps {
  words: string;
  count: number;
  answer(isSure: boolean): void;
}

/** Asks in the foot of the panel, which is always in sight. */
export function AskToRemove({ words, count, answer }: AskToRemoveProps) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has no sentence as its name
    <div
      className="find-foot panel-foot"
      role="group"
      aria-labelledby={id}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        answer(false);
      }}
    >
      <StudioIcon name="triangle-alert" />
      <p id={id}>
        Remove “{words}” in {counted(count, 'places')}?
      </p>
      <div className="find-answers actions">
        <button type="button" className="field-button" onClick={() => answer(true)}>
          Remove {count}
        </button>
        <button
          type="button"
          className="field-button"
          // biome-ignore lint/a11y/noAutofocus: the question comes first, and a second press of the key removes nothing
          autoFocus
          onClick={() => answer(false)}
        >
          Keep them
        </button>
      </div>
    </div>
  );
}
