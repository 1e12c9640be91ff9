import type { ComponentProps, ReactNode } from 'react';
import { fieldName } from '../../../../site/page/place-names';
import type { Choice } from '../../../../site/schema/plan-types';
import { type ControlProps, choicesOf, describe } from '../control';

interface RadioGroupProps extends ControlProps {
  className: string;
  /** Draws a choice around its `<input>`, which gets these attributes. */
  draw(choice: Choice, input: ComponentProps<'input'>): ReactNode;
  /** Below the choices. */
  children?: ReactNode;
}

/** A few choices, of which one is chosen. The focus goes to that one, or else to the first. */
export function RadioGroup({
  id,
  labelledBy,
  described,
  plan,
  value,
  required,
  invalid,
  onChange,
  className,
  draw,
  children,
}: RadioGroupProps) {
  const choices = choicesOf(plan);
  const hasChosen = choices.some((choice) => choice.value === value);
  return (
    <div
      className={className}
      role="radiogroup"
      aria-labelledby={labelledBy}
      {...describe(described)}
      aria-required={required}
      aria-invalid={invalid}
    >
      {choices.map((choice, index) => {
        const checked = choice.value === value;
        const focus = checked || (!hasChosen && index === 0) ? { 'data-focus': '' } : {};
        const input = {
          ...(index === 0 && { id }),
          ...focus,
          type: 'radio',
          name: id,
          checked,
          onChange: () => onChange(choice.value),
        };
        return draw(choice, input);
      })}
      {children}
    </div>
  );
}

/** A few choices with what the schema says of each. */
export const RadioControl = (props: ControlProps) => (
  <RadioGroup
    {...props}
    className="field-radios"
    draw={({ value, description }, input) => (
      <label key={value} className="field-radio">
        <input {...input} />
        <span>{fieldName(value)}</span>{' '}
        {description && <span className="field-choice-about">{description}</span>}
      </label>
    )}
  />
);
