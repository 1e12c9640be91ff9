import { fieldName } from '../../../../site/page/place-names';
import { type ControlProps, choicesOf } from '../control';
import { RadioGroup } from './radio-group';

/** A color of the palette. */
export const Swatch = ({ name }: { name: string }) => (
  <span className="field-swatch" style={{ background: `var(--j-${name})` }} aria-hidden="true" />
);

/** One color of the palette, by swatch and name. */
export function SwatchControl(props: ControlProps) {
  const chosen = choicesOf(props.plan).find(({ value }) => value === props.value);
  return (
    <RadioGroup
      {...props}
      className="field-swatches"
      draw={({ value, description = '' }, input) => {
        const words = `${fieldName(value)}. ${description}`;
        return (
          <label key={value} title={words}>
            <input {...input} className="visually-hidden" aria-label={words} />
            <Swatch name={value} />
          </label>
        );
      }}
    >
      <p className="field-choice-about" aria-hidden="true">
        {chosen ? `${fieldName(chosen.value)}. ${chosen.description ?? ''}` : 'None chosen.'}
      </p>
    </RadioGroup>
  );
}
