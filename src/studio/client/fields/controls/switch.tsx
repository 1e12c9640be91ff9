import { type ControlProps, describe } from '../control';

/** On or off; a field that is missing is off; what the schema says of it shows whether that is the same as false. */
export function SwitchControl({ id, described, value, invalid, onChange }: ControlProps) {
  return (
    <label className="field-switch">
      <input
        id={id}
        data-focus=""
        type="checkbox"
        role="switch"
        checked={value === true}
        aria-checked={value === true}
        aria-labelledby={`${id}-label`}
        aria-invalid={invalid}
        {...describe(described)}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span aria-hidden="true">{value === true ? 'Yes' : 'No'}</span>
    </label>
  );
}
