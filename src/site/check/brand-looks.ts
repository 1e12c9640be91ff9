import type { Brand } from '../schema/types.gen';
import type { Rule } from './rule';

export const brandLooks: Rule<{ unseen: []; crowded: [] }> = {
  id: 'brand-looks',
  severity: 'warning',
  meaning: 'The looks of the brand go together.',
  messages: {
    unseen: {
      message: () => 'Raised cards are white, so on white pages only their shadow is seen.',
      help: () => 'Give the brand the ground "paper", or write "tinted".',
      example: [],
    },
    crowded: {
      message: () => 'Grand headings have too little space around them in compact sections.',
      help: () => 'Leave out "density", or write "large".',
      example: [],
    },
  },
  fields: {
    brand({ cards, ground = 'white', scale, density }: Brand, { report }, at) {
      if (cards === 'raised' && ground === 'white') report({ parent: at, key: 'cards' }, 'unseen');
      if (scale === 'grand' && density === 'compact') report({ parent: at, key: 'scale' }, 'crowded');
    },
  },
};
