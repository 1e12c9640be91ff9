import { isRecord } from '../json/is-record';
import { keysOf } from '../json/json-path';
import { memberOf } from '../json/value-at';
import { filePlan } from './field-plan';
import type { FieldPlan, PlannedField } from './plan-types';

/** The fields of an object; none of anything else. */
export const fieldsOf = (plan: FieldPlan | undefined): readonly PlannedField[] =>
  plan?.is === 'object' ? plan.fields : [];

/** True for a field that an object of this plan can't be without. */
export const isRequired = (plan: FieldPlan | undefined, key: string): boolean =>
  fieldsOf(plan).some((field) => field.key === key && field.required);

/** True for an object of any form. */
export const isObject = ({ is }: FieldPlan): boolean => is === 'object' || is === 'map' || is === 'union';

/** The values of a choice; none of anything else. */
export const valuesOf = (plan: FieldPlan): readonly string[] =>
  plan.is === 'choice' ? plan.choices.map(({ value }) => value) : [];

/** Of a union the variant that the value is meant to be; undefined if it is none. Any other plan is itself. */
export function settledPlan(plan: FieldPlan, value: unknown): FieldPlan | undefined {
  if (plan.is === 'either')
    return plan.options
      .map((option) => settledPlan(option, value))
      .find((option) => option && fits(option, value));
  if (plan.is !== 'union') return plan;
  const type = isRecord(value) ? value.type : undefined;
  return typeof type === 'string' ? plan.variants.get(type) : undefined;
}

/** The plan of a field or an item, also of a missing one; undefined if the schema does not know it. */
export function memberPlan(parent: FieldPlan, value: unknown, key: string): FieldPlan | undefined {
  const plan = settledPlan(parent, value);
  switch (plan?.is) {
    case 'object':
      return plan.fields.find((field) => field.key === key)?.plan;
    case 'list':
      return plan.items;
    case 'map':
      return plan.values;
    default:
      return undefined;
  }
}

/** A value, and its plan unless the schema does not know it. */
interface Planned {
  value: unknown;
  plan: FieldPlan | undefined;
}

/** The place in a value that a pointer leads to. */
export const placeAt = (root: Planned, pointer: string): Planned =>
  keysOf(pointer).reduce(
    ({ value, plan }, key) => ({ value: memberOf(value, key), plan: plan && memberPlan(plan, value, key) }),
    root,
  );

/** The plan of a place in a content file whose parsed content is given. */
export const planAt = (file: string, root: unknown, pointer: string): FieldPlan | undefined =>
  placeAt({ value: root, plan: filePlan(file) }, pointer).plan;

/** True if the value has the JSON type that the plan wants: then its control can show it. */
export function fits(plan: FieldPlan, value: unknown): boolean {
  switch (plan.is) {
    case 'text':
    case 'choice':
      return typeof value === 'string';
    case 'number':
      return typeof value === 'number';
    case 'switch':
      return typeof value === 'boolean';
    case 'constant':
      return value === plan.value;
    case 'list':
      return Array.isArray(value);
    case 'either':
      return plan.options.some((option) => fits(option, value));
    default:
      return isRecord(value);
  }
}
