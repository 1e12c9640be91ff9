import type { HeroBlock } from '../schema/types.gen';
import type { Rule } from './rule';

/** Pins have their places on one drawing, as one kind of hero shows it. */
export const heroPins: Rule<{ noRoom: []; samePlace: [place: string] }> = {
  id: 'hero-pins',
  severity: 'error',
  meaning: 'Pins are shown only on the large drawing of the layout site, one at each place.',
  messages: {
    noRoom: {
      message: () =>
        'Pins stand on a scene with the layout site, in a hero with "words" and the size display.',
      help: () => 'Leave the pins out, or add what is missing.',
      example: [],
    },
    samePlace: {
      message: (place) => `Two pins stand at the place ${place}.`,
      help: () => 'Choose another place.',
      example: ['roof'],
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
