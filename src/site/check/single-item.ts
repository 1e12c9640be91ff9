import type { GalleryBlock, StepsBlock } from '../schema/types.gen';
import type { Rule } from './rule';

export const singleItem: Rule<{ step: []; picture: []; none: [] }> = {
  id: 'single-item',
  severity: 'warning',
  meaning: 'A block of steps or pictures that follow one another has at least two.',
  messages: {
    step: {
      message: () => 'This block has only one step, so no step follows another.',
      help: () => 'Add the next step, or say this in a "split" block.',
      example: [],
    },
    picture: {
      message: () => 'This gallery has only one picture.',
      help: () => 'Add the next picture, or show this one in a "split" block.',
      example: [],
    },
    none: {
      message: () => 'This gallery has no picture yet.',
      help: () => 'Add pictures, or remove the block.',
      example: [],
    },
  },
  fields: {
    galleryBlock({ pictures }: GalleryBlock, { report }, at) {
      const { length } = pictures;
      if (length < 2) report({ parent: at, key: 'pictures' }, length === 1 ? 'picture' : 'none');
    },
    stepsBlock({ items }: StepsBlock, { report }, at) {
      if (items.length === 1) report({ parent: at, key: 'items' }, 'step');
    },
  },
};
