import { fieldName } from '../../../protocol/names';
import type { ControlProps } from '../control';
import { RadioGroup } from './radio-group';

/** A few choices with what the schema says of each. */
export const RadioControl = (props: ControlProps) => (
  <RadioGroup
    {...props}
    className="field-radios"
    draw={({ value, description }, input, index) => {
      const about = description ? `${props.id}-${index}` : undefined;
      return (
        <label key={value} className="field-radio">
          <input {...input} aria-label={fieldName(value)} aria-describedby={about} />
          <span aria-hidden="true">{fieldName(value)}</span>
          {about && (
            <span className="field-choice-about" id={about}>
              {description}
            </span>
          )}
        </label>
      );
    }}
  />
);
