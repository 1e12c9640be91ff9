import { planAt } from '../../../site/schema/plan-at';
import type { FieldPlan } from '../../../site/schema/plan-types';

const plan = planAt('pages/any.json', {}, '/blocks');

/** What the schema says of each type of block that a page can have. */
export const blockPlans: ReadonlyMap<string, FieldPlan> =
  plan?.is === 'list' && plan.items.is === 'union' ? plan.items.variants : new Map();
