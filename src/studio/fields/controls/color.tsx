import { type ControlProps, describe, placeholderOf } from '../control';
import { useText } from './use-text';

/** Any color: picked, or written. */
export function ColorControl(props: ControlProps) {
  const { id, described, plan, required, invalid, onChange } = props;
  const { text, type, drop } = useText(props);
  const isColor = /^#[0-9a-f]{6}$/i.test(text);
  return (
    <div className="field-color">
      <input
        type="color"
        aria-label="Pick a color"
        value={isColor ? text : '#000000'}
        data-empty={isColor ? undefined : ''}
        onChange={({ target }) => onChange(target.value)}
      />
      <input
        id={id}
        className="field-input"
        data-focus=""
        type="text"
        spellCheck={false}
        autoComplete="off"
        value={text}
        placeholder={placeholderOf(plan)}
        aria-required={required}
        aria-invalid={invalid}
        {...describe(described)}
        onChange={({ target }) => type(target.value)}
        onBlur={drop}
      />
    </div>
  );
}
