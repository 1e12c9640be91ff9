import { keysOf } from '../../../../site/json/json-path';
import { fieldName } from '../../../../site/page/place-names';
import type { Choice, FieldPlan } from '../../../../site/schema/plan-types';
import { type ControlProps, choicesOf } from '../control';
import { ColorControl } from '../controls/color';
import { RadioGroup } from '../controls/radio-group';
import { useForm } from '../form';
import type { Controls, ValueControl } from '../registry';
import { useBrand } from './brand-context';
import { standardOf } from './faces';
import { Picture } from './picture';

const keyOf = (pointer: string) => keysOf(pointer).at(-1) ?? '';

const yesOrNo: readonly Choice[] = ['true', 'false'].map((value) => ({ value, description: undefined }));
const switchNames: Readonly<Record<string, string>> = { true: 'Yes', false: 'No' };

const asChoice = (plan: FieldPlan): FieldPlan => ({
  ...plan,
  is: 'choice',
  choices: plan.is === 'switch' ? yesOrNo : choicesOf(plan),
});

/** A few choices, each with a picture. The standard one is that of a missing field. */
function LookChoice(props: ControlProps) {
  const { plan, value, pointer, onChange } = props;
  const { leave } = useForm();
  const key = keyOf(pointer);
  return (
    <RadioGroup
      {...props}
      className="look-choices"
      plan={asChoice(plan)}
      value={String(value)}
      onChange={(chosen) => {
        // Each choice is a step of its own.
        leave();
        const next = plan.is === 'switch' ? chosen === 'true' : chosen;
        onChange(next === standardOf(key) ? undefined : next);
      }}
      draw={(choice, input) => (
        <label key={choice.value} className="look-choice">
          <Picture part={key} with={{ [key]: choice.value }} colors={`${key} ${choice.value}`} />
          <input {...input} />
          <span>{(plan.is === 'switch' && switchNames[choice.value]) || fieldName(choice.value)}</span>{' '}
          {choice.description && choice.description !== choice.value && (
            <span className="field-choice-about">{choice.description}</span>
          )}
        </label>
      )}
    />
  );
}

/** A color, and what the site makes of it. */
function LookColor(props: ControlProps) {
  const { id, plan, pointer, described } = props;
  const { brand, colors } = useBrand();
  const words = colors['']?.words[keyOf(pointer) === 'accent' ? 'accent' : 'color'] ?? [];
  return (
    <>
      <ColorControl
        {...props}
        // What is used without one.
        plan={{ ...plan, examples: [brand.color] }}
        described={`${described} ${id}-contrast`.trim()}
      />
      <ul className="look-contrast" id={`${id}-contrast`}>
        {words.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </>
  );
}

const choice: ValueControl = { Control: LookChoice, isSingle: false };

/** The controls of the studio, with pictures for choices. */
export const lookControls = (controls: Controls): Controls => ({
  ...controls,
  values: new Map([...controls.values, ['color', { Control: LookColor, isSingle: true }]]),
  forms: new Map([
    ['choice', choice],
    ['switch', choice],
  ]),
});
