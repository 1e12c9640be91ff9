import type { PricingBlock } from '../schema/types.gen';
import { counted } from '../text/wording';
import type { Rule } from './rule';

/** So many plans can be compared. */
const most = 6;

export const manyPlans: Rule<{ many: [count: number] }> = {
  id: 'many-plans',
  severity: 'warning',
  meaning: 'Visitors can compare the plans that stand side by side.',
  messages: {
    many: {
      message: (count) => `This block has ${counted(count, 'plans')}; visitors can compare at most ${most}.`,
      help: () => 'Show them in a table, or in two blocks.',
      example: [8],
    },
  },
  fields: {
    pricingBlock({ plans }: PricingBlock, { report }, at) {
      if (plans.length > most) report({ parent: at, key: 'plans' }, 'many', plans.length);
    },
  },
};
