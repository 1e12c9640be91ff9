import { siteFile } from '../../../site/files/site-file';
import { filePlan } from '../../../site/schema/field-plan';
import type { FieldPlan } from '../../../site/schema/plan-types';

/** True for a field that no form shows: only programs read it, or it is edited elsewhere in the studio. */
export function isHidden(plan: FieldPlan | undefined, key: string): boolean {
  if (plan?.kind === 'page') return key === '$schema' || key === 'blocks';
  if (plan?.name === 'row') return key === '$schema';
  if (plan?.kind === 'settings') return key === 'brand';
  return plan === filePlan(siteFile) && ['$schema', 'version', 'pages'].includes(key);
}
