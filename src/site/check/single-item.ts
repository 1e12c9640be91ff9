import type { StepsBlock } from '../schema/types.gen';
import type { Rule } from './rule';

export const singleItem: Rule<{ step: [] }> = {
  id: 'single-item',
  severity: 'warning',
  meaning: 'A block whose items follow one another has at least two.',
  messages: {
    step: {
      message: () => 'This block has only one step, so no step follows another.',
      help: () => 'Add the next step, or say this in a "split" block.',
      example: [],
    },
  },
  fields: {
    stepsBlock({ items }: StepsBlock, { report }, at) {
      if (items.length === 1) report({ parent: at, key: 'items' }, 'step');
    },
  },
};
