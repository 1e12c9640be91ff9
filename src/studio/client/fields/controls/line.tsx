import { type ChangeEvent, type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { useContentWords } from '../../parts/content-words';
import { type ControlProps, describe, placeholderOf } from '../control';
import { Counter } from './counter';
import { takenOver } from './taken-over';
import { useText } from './use-text';

/** A text without line breaks; its box grows with it. */
export function LineControl(props: ControlProps) {
  const { id, described, plan, required, invalid } = props;
  const { text, type, drop } = useText(props);
  const most = plan.is === 'text' ? plan.maxLength : undefined;
  const counter = `${id}-count`;
  const area = useRef<HTMLTextAreaElement>(null);
  const cursor = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (cursor.current !== undefined) area.current?.setSelectionRange(cursor.current, cursor.current);
    cursor.current = undefined;
  });
  const take = ({ target: { value, selectionEnd } }: ChangeEvent<HTMLTextAreaElement>) => {
    const line = onOneLine(value);
    // Otherwise the cursor goes to the end of a text that is not as it was written.
    if (line !== value) cursor.current = onOneLine(value.slice(0, selectionEnd)).length;
    type(takenOver(props, line));
  };
  return (
    <div className="field-text">
      <textarea
        ref={area}
        id={id}
        className="field-input"
        data-focus=""
        rows={Math.min(6, Math.ceil(text.length / lineLength) || 1)}
        value={text}
        placeholder={placeholderOf(props)}
        {...useContentWords()}
        aria-required={required}
        aria-invalid={invalid}
        {...describe(described, counter)}
        onKeyDown={stayOnLine}
        onChange={take}
        onBlur={drop}
      />
      <Counter id={counter} text={text} most={most} />
    </div>
  );
}

const onOneLine = (text: string) => text.replace(/(?<!\s)\s*[\r\n]\s*/g, ' ');

/** About as many characters fit into a line, for browsers in which the style can't size the box. */
const lineLength = 46;

function stayOnLine(event: KeyboardEvent) {
  if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault();
}
