import type { GalleryBlock, StepsBlock } from '../schema/types.gen';
import type { Rule } from './rule';

export const singleItem: Rule<{ step: []; picture: [] }> = {
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
  },
  fields: {
    galleryBlock({ pictures }: GalleryBlock, { report }, at) {
      if (pictures.length === 1) report({ parent: at, key: 'pictures' }, 'picture');
    },
    stepsBlock({ items }: StepsBlock, { report }, at) {
      if (items.length === 1) report({ parent: at, key: 'items' }, 'step');
    },
  },
};
