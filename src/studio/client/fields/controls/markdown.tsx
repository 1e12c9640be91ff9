import { useLayoutEffect, useRef, useState } from 'react';
import { readUnits } from '../../../../edit/rich/read-units';
import { StudioIcon } from '../../parts/studio-icon';
import { useNote } from '../../parts/use-note';
import { TextBox } from '../box/text-box';
import type { ControlProps } from '../control';
import { Counter } from './counter';
import { MarkdownSource } from './markdown-source';
import { useText } from './use-text';

/** A text as it is read, or as it is written: with a key, and where it has marks that a box can't show. */
export function MarkdownControl(props: ControlProps) {
  const { id, plan } = props;
  const edited = useText(props);
  const canShow = readUnits(edited.text) !== undefined;
  const [isSource, setIsSource] = useState(!canShow);
  // It stays so until somebody wants it otherwise: who types is not moved to a box in the middle of a word.
  if (!canShow && !isSource) setIsSource(true);
  const frame = useRef<HTMLDivElement>(null);
  const changed = useRef(false);
  useLayoutEffect(() => {
    if (changed.current) frame.current?.querySelector<HTMLElement>('.field-input')?.focus();
    changed.current = false;
  });
  const change = () => {
    if (!canShow) return;
    changed.current = true;
    setIsSource(!isSource);
  };
  const { note, say } = useNote();
  const Shown = isSource ? MarkdownSource : TextBox;
  return (
    <div ref={frame} className="field-text field-markdown">
      <Shown control={props} edited={edited} change={change} say={say}>
        <button
          type="button"
          className="field-tool"
          title="As it is written (F2)"
          aria-label="As it is written"
          aria-pressed={isSource}
          aria-disabled={!canShow}
          onClick={change}
        >
          <StudioIcon name="code-xml" />
        </button>
        <Counter
          id={`${id}-count`}
          text={edited.text}
          most={plan.is === 'text' ? plan.maxLength : undefined}
        />
      </Shown>
      {note !== '' && <p className="field-source-note">{note}</p>}
      {!canShow && (
        <p className="field-source-note">
          This text has marks that the box can’t show. It is open as source.
        </p>
      )}
    </div>
  );
}
