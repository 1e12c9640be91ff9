import { useState } from 'react';
import { memberOf } from '../../../site/json/value-at';
import { fieldName } from '../../../site/page/place-names';
import { limitWords } from '../../../site/schema/limit-words';
import { settledPlan } from '../../../site/schema/plan-at';
import type { Choice, FieldPlan, PlannedField } from '../../../site/schema/plan-types';
import { About } from '../fields/about';
import { isHidden } from '../fields/hidden-fields';

interface HelpFieldsProps {
  plan: FieldPlan;
  /** The content that is there, for the variant that it is. */
  value: unknown;
  /** The keys that lead to the chosen field; empty for none. */
  chosen: readonly string[];
}

/** The fields of an object: what each is for, what is allowed, and by need the fields in it. */
export function HelpFields({ plan, value, chosen }: HelpFieldsProps) {
  const settled = settledPlan(plan, value);
  if (settled?.is !== 'object') return null;
  const fields = settled.fields.filter(
    ({ key, plan: { is } }) => is !== 'constant' && !isHidden(settled, key),
  );
  return (
    <ul className="help-fields">
      {fields.map((field) => (
        <HelpField key={field.key} field={field} value={memberOf(value, field.key)} chosen={chosen} />
      ))}
    </ul>
  );
}

interface HelpFieldProps extends Omit<HelpFieldsProps, 'plan'> {
  field: PlannedField;
}

function HelpField({ field: { key, required, plan }, value, chosen: [first, ...others] }: HelpFieldProps) {
  const isOnWay = first === key;
  const isChosen = isOnWay && others.length === 0;
  const limits = limitWords(plan);
  const single = plan.is === 'list' ? plan.items : plan;
  const name = fieldName(key);
  return (
    <li data-chosen={isChosen || undefined} tabIndex={isChosen ? -1 : undefined}>
      <p className="help-name">
        <b>{name}</b>
        {required && <span className="field-required">Required</span>}
      </p>
      {plan.description !== undefined && <About text={plan.description} />}
      {limits !== '' && <p className="help-limits">Allowed: {limits}.</p>}
      {single.is === 'choice' && !single.others && <HelpChoices choices={single.choices} />}
      <Inner
        {...{ name, plan: single, chosen: isOnWay ? others : [] }}
        value={plan.is === 'list' ? memberOf(value, others[0] ?? '0') : value}
        isList={plan.is === 'list'}
      />
    </li>
  );
}

/** More of them are seen in their control. */
const mostChoices = 12;

function HelpChoices({ choices }: { choices: readonly Choice[] }) {
  if (choices.length > mostChoices)
    return <p className="help-limits">One of {choices.length}, each with its picture.</p>;
  return (
    <ul className="help-choices">
      {choices.map(({ value, description }) => (
        <li key={value}>
          <b>{fieldName(value)}</b> {description}
        </li>
      ))}
    </ul>
  );
}

interface InnerProps extends HelpFieldsProps {
  name: string;
  isList: boolean;
}

/** The fields within a field, rendered when they are asked for: a definition may refer to itself. */
function Inner({ name, plan, value, chosen, isList }: InnerProps) {
  const keys = isList ? chosen.slice(1) : chosen;
  const [isOpen, setOpen] = useState(keys.length > 0);
  const variants =
    plan.is === 'union' ? [...plan.variants] : plan.is === 'object' ? [['', plan] as const] : [];
  if (variants.length === 0) return null;
  const own = plan.is === 'union' ? memberOf(value, 'type') : '';
  return (
    <details
      className="help-inner"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>Fields of {isList ? 'each of these' : name.toLowerCase()}</summary>
      {isOpen &&
        variants.map(([type, variant]) => (
          <div key={type}>
            {type !== '' && <p className="help-variant">{fieldName(type)}</p>}
            {type !== '' && variant.description !== undefined && <About text={variant.description} />}
            <HelpFields
              plan={variant}
              value={type === own ? value : undefined}
              chosen={type === own ? keys : []}
            />
          </div>
        ))}
    </details>
  );
}
