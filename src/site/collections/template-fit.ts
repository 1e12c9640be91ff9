import { valuesOf } from '../schema/plan-at';
import type { FieldPlan, PlanOf } from '../schema/plan-types';
import type { TemplateContext } from './template-part';

/** The plan of the texts that a place takes. */
export const textPlan = (plan: FieldPlan): PlanOf<'text'> | undefined =>
  plan.is === 'text' ? plan : plan.is === 'choice' ? plan.others : undefined;

/** Whether every value of one plan is one of the other, but for limits. */
export function takes(plan: FieldPlan, given: FieldPlan): boolean {
  if (plan.kind !== undefined && plan.kind === given.kind) return true;
  switch (plan.is) {
    case 'list':
      return (
        given.is === 'list' && (given.uniqueItems || !plan.uniqueItems) && takes(plan.items, given.items)
      );
    case 'union':
      return given.is === 'union'
        ? [...given.variants.values()].every((variant) => takes(plan, variant))
        : [...plan.variants.values()].some(({ kind }) => kind !== undefined && kind === given.kind);
    case 'choice':
      return given.is === 'choice' && valuesOf(given).every((value) => valuesOf(plan).includes(value));
    case 'number':
      return given.is === 'number' && !plan.whole;
    case 'text':
      if (given.is === 'choice') return plan.kind === 'line' || isFree(plan);
      if (given.is !== 'text') return false;
      if (plan.kind === undefined) return isFree(plan);
      return (
        plan.base === given.kind ||
        (plan.kind === 'href' && given.kind === 'pagePath') ||
        (plan.kind === 'dateOrName' && given.kind === 'dateTime')
      );
    default:
      return false;
  }
}

/** Whether any words can be written there: the form of other texts has no kind that tells it. */
const isFree = ({ kind, pattern }: PlanOf<'text'>) => kind === undefined && pattern === undefined;

/** Reports a value that may be too long or too short for its place. */
export function reportLimits(
  field: string,
  plan: FieldPlan | undefined,
  given: FieldPlan,
  pointer: string,
  { report }: Pick<TemplateContext, 'report'>,
) {
  const [limits, own] = [limitsOf(plan), limitsOf(given)];
  const unit = given.is === 'number' ? undefined : given.is === 'list' ? 'items' : 'characters';
  if (plan?.is === 'list' && given.is === 'list')
    reportLimits(field, plan.items, given.items, pointer, { report });
  if (own.most > limits.most)
    report(pointer, { type: 'limit', field, most: own.most, limit: limits.most, unit });
  if (own.least < limits.least)
    report(pointer, { type: 'short', field, least: own.least, limit: limits.least, unit });
}

/** Of a text the characters, of a list the items, of a number its size. */
export function limitsOf(plan: FieldPlan | undefined): { least: number; most: number } {
  const none = { least: Number.NEGATIVE_INFINITY, most: Number.POSITIVE_INFINITY };
  switch (plan?.is) {
    case 'text':
      return { least: plan.minLength, most: plan.maxLength ?? none.most };
    case 'list':
      return { least: plan.minItems, most: plan.maxItems };
    case 'number':
      return { least: plan.minimum ?? none.least, most: plan.maximum ?? none.most };
    case 'choice': {
      const lengths = valuesOf(plan).map(({ length }) => length);
      return { least: Math.min(...lengths), most: Math.max(...lengths) };
    }
    default:
      return none;
  }
}
