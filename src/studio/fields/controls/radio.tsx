import { type ControlProps, choicesOf, describe } from '../control';
import { fieldName } from '../names';

/** A few choices with what the schema says of each. */
export function RadioControl({
  id,
  labelledBy,
  described,
  plan,
  value,
  required,
  invalid,
  onChange,
}: ControlProps) {
  const choices = choicesOf(plan);
  const hasChosen = choices.some((choice) => choice.value === value);
  return (
    <div
      className="field-radios"
      role="radiogroup"
      aria-labelledby={labelledBy}
      {...describe(described)}
      aria-required={required}
      aria-invalid={invalid}
    >
      {choices.map((choice, index) => (
        <label key={choice.value} className="field-radio">
          <input
            id={index === 0 ? id : undefined}
            data-focus={choice.value === value || (!hasChosen && index === 0) ? '' : undefined}
            type="radio"
            name={id}
            checked={choice.value === value}
            aria-label={fieldName(choice.value)}
            aria-describedby={choice.description ? `${id}-${index}` : undefined}
            onChange={() => onChange(choice.value)}
          />
          <span aria-hidden="true">{fieldName(choice.value)}</span>
          {choice.description && (
            <span className="field-choice-about" id={`${id}-${index}`}>
              {choice.description}
            </span>
          )}
        </label>
      ))}
    </div>
  );
}
