import { type ControlProps, choicesOf, describe } from '../control';
import { fieldName } from '../names';

/** A color of the palette. */
export const Swatch = ({ name }: { name: string }) => (
  <span className="field-swatch" style={{ background: `var(--j-${name})` }} aria-hidden="true" />
);

/** One color of the palette, by swatch and name. */
export function SwatchControl({
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
  const chosen = choices.find((choice) => choice.value === value);
  return (
    <div
      className="field-swatches"
      role="radiogroup"
      aria-labelledby={labelledBy}
      {...describe(described)}
      aria-required={required}
      aria-invalid={invalid}
    >
      {choices.map((choice, index) => (
        <label key={choice.value} title={`${fieldName(choice.value)}. ${choice.description ?? ''}`}>
          <input
            id={index === 0 ? id : undefined}
            data-focus={choice === chosen || (!chosen && index === 0) ? '' : undefined}
            className="visually-hidden"
            type="radio"
            name={id}
            checked={choice === chosen}
            aria-label={`${fieldName(choice.value)}. ${choice.description ?? ''}`}
            onChange={() => onChange(choice.value)}
          />
          <Swatch name={choice.value} />
        </label>
      ))}
      <p className="field-choice-about" aria-hidden="true">
        {chosen ? `${fieldName(chosen.value)}. ${chosen.description ?? ''}` : 'None chosen.'}
      </p>
    </div>
  );
}
