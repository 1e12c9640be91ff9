import { type ControlProps, describe, placeholderOf } from '../control';
import { useText } from './use-text';

/** Any color: picked, or written. */
export function ColorControl(props: ControlProps) {
  const { id, labelledBy, described, required, invalid, onChange } = props;
  const { text, type, drop } = useText(props);
  const isColor = /^#[0-9a-f]{6}$/i.test(text);
  const example = placeholderOf(props);
  return (
    <div className="field-color">
      <input
        type="color"
        id={`${id}-pick`}
        aria-label="Pick a color"
        aria-labelledby={`${id}-pick ${labelledBy}`}
        // A picker that begins with black could not choose it: it tells only what changes.
        value={isColor ? text : example}
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
        placeholder={example}
        aria-required={required}
        aria-invalid={invalid}
        {...describe(described)}
        onChange={({ target }) => type(target.value)}
        onBlur={drop}
      />
    </div>
  );
}
