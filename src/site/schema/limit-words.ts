import { isProse } from './is-prose';
import type { FieldPlan } from './plan-types';

/** What the schema allows of a value, in words, such as "1 to 2 entries"; empty if there is nothing to say. */
export function limitWords(plan: FieldPlan): string {
  switch (plan.is) {
    case 'list':
      if (plan.maxItems === Number.POSITIVE_INFINITY) return '';
      return plan.minItems === plan.maxItems
        ? `${plan.maxItems} entries`
        : `${plan.minItems} to ${plan.maxItems} entries`;
    case 'number':
      return plan.maximum === undefined ? '' : `${plan.minimum ?? 0} to ${plan.maximum}`;
    case 'text':
      // For URLs and names the pattern helps an editor. Their maximum length only keeps nonsense out.
      if (!isProse(plan.kind)) return plan.patternMessage?.replace(/\.$/, '') ?? '';
      return plan.maxLength === undefined ? '' : `at most ${plan.maxLength} characters`;
    case 'choice':
      return plan.others ? limitWords(plan.others) : '';
    default:
      return '';
  }
}
