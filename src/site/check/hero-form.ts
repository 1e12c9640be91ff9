import { isPhoto, toneOf } from '../page/tone-of';
import type { HeroBlock } from '../schema/types.gen';
import type { Rule } from './rule';

export const heroForm: Rule<{ noPicture: []; noPins: [form: string]; bare: [tone: string] }> = {
  id: 'hero-form',
  severity: 'error',
  meaning:
    'A hero that is a picture has one, with a shade if it is a photo, and pins are on a hero of the form "split".',
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
    bare: {
      message: (tone) => `Words on a photo can't be read with the tone "${tone}".`,
      help: () => 'Delete "tone": a photo then gets a shade behind the words.',
      example: ['light'],
    },
  },
  fields: {
    heroBlock(hero: HeroBlock, { report }, at) {
      const { as = 'split', image, pins } = hero;
      if (isPhoto(hero) && !image) report({ parent: at, key: 'as' }, 'noPicture');
      const tone = toneOf(hero);
      if (isPhoto(hero) && image?.type === 'file' && tone !== 'picture')
        report({ parent: at, key: 'tone' }, 'bare', tone);
      if (as !== 'split' && pins) report({ parent: at, key: 'pins' }, 'noPins', as);
    },
  },
};
