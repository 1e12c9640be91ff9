import { isRecord } from '../json/is-record';
import { listOf } from '../json/value-at';
import { fillSnippet } from '../schema/fill-snippet';
import { isProse } from '../schema/is-prose';
import { fieldsOf, isObject, settledPlan } from '../schema/plan-at';
import type { FieldPlan, PlannedField } from '../schema/plan-types';
import { accepts } from './fix-value';

/** Fields that only the author can fill. */
const open = '…';

export interface MeantObject {
  value: Record<string, unknown>;
  /** Nothing is left to fill in. */
  isWhole: boolean;
}

/** The object that a text was written in place of: its field that takes the text, and the others that it needs. */
export function objectWith(plan: FieldPlan, text: string): MeantObject | undefined {
  // A text alone is no block, though a shared one has only a name.
  if (plan.kind === 'block') return undefined;
  if (plan.is === 'union')
    return [...plan.variants.values()].map((variant) => variantWith(variant, text)).find(isRecord);
  const fields = fieldsOf(plan);
  const needed = fields.filter(({ required }) => required);
  // A text that also fits another field may be meant for that one.
  const field =
    needed.find(hasForm(text)) ?? (fields.some(hasForm(text)) ? undefined : needed.find(takesText(text)));
  if (!field || !needed.every(isText)) return undefined;
  const value = Object.fromEntries(needed.map((each) => [each.key, each === field ? text : open]));
  return { value, isWhole: !Object.values(value).includes(open) };
}

/** The only variant of a union with a field for this form of text, such as the path of a picture. */
function variantWith(variant: FieldPlan, text: string): MeantObject | undefined {
  const field = fieldsOf(variant).find((each) => each.required && hasForm(text)(each));
  const body = field && fillSnippet(variant.snippet);
  return field && isRecord(body) ? { value: { ...body, [field.key]: text }, isWhole: false } : undefined;
}

const isText = ({ plan }: PlannedField) => plan.is === 'text' || plan.is === 'choice';
const takesText = (text: string) => (field: PlannedField) => isText(field) && accepts(field.plan, text);
/** True for a field of this form of text, not for one of any words. */
const hasForm = (text: string) => (field: PlannedField) =>
  takesText(text)(field) && !isProse(field.plan.kind);

/** Whether an object, and those in its lists, have the fields of a plan: those that they need, and no others. */
export function isLike(plan: FieldPlan, value: unknown): boolean {
  if (!isRecord(value)) return false;
  const fields = fieldsOf(plan.is === 'union' ? settledPlan(plan, value) : plan);
  return (
    fields.length > 0 &&
    Object.keys(value).every((name) => fields.some(({ key }) => key === name)) &&
    fields.every(({ key, required, plan: field }) => {
      if (!(key in value)) return !required;
      if (field.is !== 'list' || !isObject(field.items)) return true;
      return listOf(value[key]).every((each) => isLike(field.items, each));
    })
  );
}
