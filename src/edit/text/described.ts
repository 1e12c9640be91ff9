import type { Node } from 'jsonc-parser';
import { childOf } from '../../site/json/json-tree';
import { memberPlan, settledPlan } from '../../site/schema/plan-at';
import type { FieldPlan } from '../../site/schema/plan-types';

/** A value of a document, with its plan, if the schema knows it; of a union, the plan of its variant. */
export interface Described {
  node: Node;
  plan: FieldPlan | undefined;
}

/** A field or an item; undefined if there is none. */
export function describeChild({ node, plan }: Described, key: string): Described | undefined {
  const child = childOf(node, key)?.value;
  return child && describe(plan && memberPlan(plan, undefined, key), child);
}

export const describe = (plan: FieldPlan | undefined, node: Node): Described => ({
  node,
  plan: plan && settledPlan(plan, outline(node)),
});

/** As much of a value as tells its variant. */
function outline(node: Node): unknown {
  if (node.type === 'array') return [];
  return node.type === 'object' ? { type: childOf(node, 'type')?.value.value } : node.value;
}
