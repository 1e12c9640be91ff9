import type { Kind } from './definitions';
import { kindPlan } from './field-plan';
import type { PlanOf } from './plan-types';

type TextForm = PlanOf<'text'> & { pattern: string; patternMessage: string; form: RegExp };

/** What texts of a kind look like. */
export function textForm(kind: Kind): TextForm {
  const plan = kindPlan(kind);
  if (plan.is !== 'text' || plan.pattern === undefined) throw new Error(`A ${kind} has no pattern.`);
  const { pattern, patternMessage = '' } = plan;
  return { ...plan, pattern, patternMessage, form: new RegExp(pattern, 'u') };
}
