import type { PlanOf } from '../../../../site/schema/plan-types';
import { counted } from '../../../../site/text/words';

export interface ListBounds {
  canAdd: boolean;
  canRemove: boolean;
  /** Why one of them is not possible. */
  reason: string | undefined;
}

/** What can be done with a list that has `count` items: by the schema, and by the layout of its page. */
export function listBounds(
  { minItems, maxItems }: PlanOf<'list'>,
  things: string,
  count: number,
  required: boolean,
  fixed: { reason: string; count: number } | undefined,
): ListBounds {
  // Without its last item, an optional list goes, too.
  const least = fixed?.count ?? (!required && minItems <= 1 ? 0 : minItems);
  const most = fixed?.count ?? maxItems;
  const [canAdd, canRemove] = [count < most, count > least];
  const reason = () => {
    if (fixed) return fixed.reason;
    if (least === most) return `Exactly ${counted(most, things)} needed.`;
    if (!canAdd) return `At most ${counted(most, things)} allowed.`;
    return canRemove || count === 0 ? undefined : `At least ${counted(least, things)} needed.`;
  };
  return { canAdd, canRemove, reason: canAdd && canRemove ? undefined : reason() };
}
