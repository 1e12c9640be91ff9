import type { HeroBlock } from '../schema/types.gen';
import type { Rule } from './rule';

export const heroForm: Rule<{ noPicture: []; noPins: [form: string] }> = {
  id: 'hero-form',
  severity: 'error',
  meaning: 'A hero that is a picture has one, and pins are on the picture of a hero of the form "split".',
  messages: {
    noPicture: {
      message: () => 'A hero of the form "photo" needs a picture.',
      help: () => 'Add "image", or take the form "plain".',
      example: [],
    },
    noPins: {
      message: (form) => `A hero of the form "${form}" has no place for pins.`,
      help: () => 'Delete the pins, or take the form "split".',
      example: ['photo'],
    },
  },
  fields: {
    heroBlock({ as = 'split', image, pins }: HeroBlock, { report }, at) {
      if (as === 'photo' && !image) report({ parent: at, key: 'as' }, 'noPicture');
      if (as !== 'split' && pins) report({ parent: at, key: 'pins' }, 'noPins', as);
    },
  },
};
