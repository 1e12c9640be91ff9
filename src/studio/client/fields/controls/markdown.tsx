import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { readUnits } from '../../../../edit/rich/read-units';
import { commandKey } from '../../parts/command-key';
import { useMedia } from '../../parts/use-media';
import { useNote } from '../../parts/use-note';
import { BoxTool } from '../box/box-tool';
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
  const hasRoom = useMedia('(min-width: 768px)');
  const [isWide, setWide] = useState(false);
  const byKey = (event: KeyboardEvent) => {
    // A window that is asked in is within it to React alone.
    if (event.defaultPrevented || !(event.target instanceof Node) || !frame.current?.contains(event.target))
      return;
    if (event.key === 'F2' && !event.shiftKey) change();
    else if (hasRoom && event.shiftKey && commandKey(event) === 'enter') setWide(!isWide);
    else if (hasRoom && isWide && event.key === 'Escape' && !event.nativeEvent.isComposing) setWide(false);
    else return;
    event.preventDefault();
  };
  const { note, say } = useNote();
  const Shown = isSource ? MarkdownSource : TextBox;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons in it do the same
    <div ref={frame} className="field-text field-markdown" data-wide={isWide || undefined} onKeyDown={byKey}>
      <Shown control={props} edited={edited} say={say}>
        <BoxTool
          of={id}
          icon="code-xml"
          name="As it is written"
          keys="F2"
          isPressed={isSource}
          isOff={!canShow}
          onPress={change}
        />
        {hasRoom && (
          <BoxTool
            of={id}
            icon="unfold-horizontal"
            name="Wide"
            keys="Ctrl+Shift+Enter"
            isPressed={isWide}
            onPress={() => {
              changed.current = true;
              setWide(!isWide);
            }}
          />
        )}
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
