import type { HeroBlock } from '../schema/types.gen';
import type { Rule } from './rule';

/** Pins have their places on one drawing, as one kind of hero shows it. */
export const heroPins: Rule<{ noRoom: []; samePlace: [place: string] }> = {
  id: 'hero-pins',
  severity: 'error',
  meaning:
    'Pins mark places on one drawing: a scene with the layout "site" in a large hero. Each place can have one pin.',
  messages: {
    noRoom: {
      message: () => 'Pins need a hero with "words", the size "display" and a scene with the layout "site".',
      help: () => 'Delete the pins, or add what is missing.',
      example: [],
    },
    samePlace: {
      message: (place) => `Two pins have the place "${place}".`,
      help: () => 'Choose another place for one of the two.',
      example: ['office'],
    },
  },
  fields: {
    heroBlock({ pins, words, size, image }: HeroBlock, { report }, at) {
      if (!pins) return;
      const pinsAt = { parent: at, key: 'pins' };
      if (!words || size !== 'display' || image?.type !== 'scene' || image.layout !== 'site')
        report(pinsAt, 'noRoom');
      const taken = new Set<string>();
      for (const [index, { place }] of pins.entries()) {
        if (taken.has(place))
          report({ parent: { parent: pinsAt, key: index }, key: 'place' }, 'samePlace', place);
        taken.add(place);
      }
    },
  },
};
