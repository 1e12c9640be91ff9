import { useRef } from 'react';
import { textOf } from '../../../site/json/text-of';
import { planField } from '../../../site/schema/field-plan';
import { fieldsOf } from '../../../site/schema/plan-at';
import type { FieldPlan, PlanOf } from '../../../site/schema/plan-types';
import { idOf } from './control';
import { RadioControl } from './controls/radio-group';
import { SelectControl } from './controls/select';
import { FieldHead } from './field-head';
import { useForm } from './form';

/** More would fill the form. */
const mostRadios = 8;

/** Changes the variant of a union. What was there comes back with its variant. */
export function VariantSwitch({
  pointer,
  plan,
  value,
  shown = value.type,
  onWant,
}: {
  pointer: string;
  plan: PlanOf<'union'>;
  value: Readonly<Record<string, unknown>>;
  /** The variant that is marked, if it is not that of the value. */
  shown?: unknown;
  /** Told what is chosen. True if a new value of that variant needs more than a sample. */
  onWant?(type: unknown): boolean;
}) {
  const form = useForm();
  const left = useRef(new Map<unknown, Readonly<Record<string, unknown>>>());
  const id = `${idOf(pointer)}-type`;
  const Control = plan.variants.size > mostRadios ? SelectControl : RadioControl;
  const types = {
    enum: [...plan.variants.keys()],
    enumDescriptions: [...plan.variants.values()].map(aboutOf),
  };
  const change = (type: unknown) => {
    const variant = plan.variants.get(textOf(type));
    if (onWant?.(type) && type !== value.type && !left.current.has(type)) return;
    if (!variant || type === value.type) return;
    left.current.set(value.type, value);
    const fresh = left.current.get(type) ?? form.create(variant, '');
    const changed = withCommon(variant, { ...record(fresh) }, plan.variants.get(textOf(value.type)), value);
    form.set(pointer, changed);
  };
  return (
    <div className="field">
      <FieldHead {...{ id, pointer }} name="Type" isSingle={false} required />
      <Control
        id={id}
        labelledBy={`${id}-label`}
        described=""
        plan={planField(types)}
        value={shown}
        pointer={pointer}
        required
        invalid={false}
        onChange={change}
      />
    </div>
  );
}

const record = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {});

/** What the constant of the variant says. */
const aboutOf = (variant: FieldPlan): string | undefined =>
  fieldsOf(variant).find(({ plan }) => plan.is === 'constant')?.plan.description ?? variant.description;

/** Fields that both variants have, with the same kind of value, keep it. */
function withCommon(
  variant: FieldPlan,
  fresh: Readonly<Record<string, unknown>>,
  before: FieldPlan | undefined,
  old: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const common = fieldsOf(variant).filter(({ key, plan }) => {
    const other = fieldsOf(before).find((field) => field.key === key)?.plan;
    return other && plan.is !== 'constant' && other.is === plan.is && other.kind === plan.kind && key in old;
  });
  return { ...fresh, ...Object.fromEntries(common.map(({ key }) => [key, old[key]])) };
}
