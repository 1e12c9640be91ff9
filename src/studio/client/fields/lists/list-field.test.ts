import { expect, test } from 'vitest';
import { planField } from '../../../../site/schema/field-plan';
import { listBounds } from './list-field';

const fixed = { reason: 'The layout "service" needs exactly 4 cards here.', count: 4 };

test.each([
  [1, 7, 3, false, undefined, true, true, undefined],
  [1, 7, 7, false, undefined, false, true, 'At most 7 pins allowed.'],
  [1, 7, 1, true, undefined, true, false, 'At least 1 pin needed.'],
  [1, 7, 1, false, undefined, true, true, undefined],
  [2, 7, 2, false, undefined, true, false, 'At least 2 pins needed.'],
  [4, 4, 4, true, undefined, false, false, 'Exactly 4 pins needed.'],
  [4, 4, 3, true, undefined, true, false, 'Exactly 4 pins needed.'],
  [0, 3, 0, false, undefined, true, false, 'At least 0 pins needed.'],
  [1, 60, 4, true, fixed, false, false, fixed.reason],
  [1, 60, 5, true, fixed, false, true, fixed.reason],
])('%i to %i, with %i', (minItems, maxItems, count, required, layout, canAdd, canRemove, reason) => {
  const plan = planField({ type: 'array', minItems, maxItems });
  const bounds = plan.is === 'list' && listBounds(plan, 'pins', count, required, layout);
  // An empty list has nothing to remove, and needs no reason for it.
  expect(bounds).toEqual({ canAdd, canRemove, reason: count === 0 ? undefined : reason });
});
