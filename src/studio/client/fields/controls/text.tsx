import { type ControlProps, describe, placeholderOf } from '../control';
import { Counter } from './counter';
import { takenOver } from './taken-over';
import { useText } from './use-text';

/** A text with a fixed format, such as an id or an address. */
export function TextControl(props: ControlProps) {
  const { id, labelledBy, described, plan, required, invalid } = props;
  const { text, type, drop } = useText(props);
  const counter = `${id}-count`;
  return (
    <div className="field-text">
      <input
        id={id}
        className="field-input"
        data-focus=""
        type="text"
        inputMode={plan.kind === 'email' ? 'email' : plan.kind === 'httpsUrl' ? 'url' : 'text'}
        value={text}
        placeholder={placeholderOf(props)}
        spellCheck={false}
        autoCapitalize="none"
        autoComplete="off"
        aria-required={required}
        aria-invalid={invalid}
        aria-labelledby={labelledBy}
        {...describe(described, counter)}
        onChange={({ target }) => type(takenOver(props, target.value))}
        onBlur={drop}
      />
      <Counter id={counter} text={text} most={plan.is === 'text' ? plan.maxLength : undefined} />
    </div>
  );
}
