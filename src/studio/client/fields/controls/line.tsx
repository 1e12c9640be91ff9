import { type KeyboardEvent, useRef } from 'react';
import { useContentWords } from '../../parts/content-words';
import { type ControlProps, describe, placeholderOf } from '../control';
import { Counter } from './counter';
import { takenOver } from './taken-over';
import { useKeptCursor } from './use-kept-cursor';
import { useText } from './use-text';

/** A text without line breaks; its box grows with it. */
export function LineControl(props: ControlProps) {
  const { id, described, plan, required, invalid } = props;
  const { text, type, drop } = useText(props);
  const most = plan.is === 'text' ? plan.maxLength : undefined;
  const counter = `${id}-count`;
  const area = useRef<HTMLTextAreaElement>(null);
  useKeptCursor(area, text);
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
        onChange={({ target }) => type(takenOver(props, onOneLine(target.value)))}
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
