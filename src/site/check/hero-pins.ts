import type { HeroBlock } from '../schema/types.gen';
import type { Check } from './rule';

/** Pins have their places on one drawing, as one kind of hero shows it. */
export const heroPins: Check = {
  id: 'hero-pins',
  severity: 'error',
  fields: {
    heroBlock({ pins, words, size, image }: HeroBlock, { report }, at) {
      if (!pins) return;
      const pinsAt = { parent: at, key: 'pins' };
      if (!words || size !== 'display' || image?.type !== 'scene' || image.layout !== 'site')
        report(
          pinsAt,
          'Pins stand on a scene with the layout site, in a hero with "words" and the size display.',
          'Leave the pins out, or add what is missing.',
        );
      const taken = new Set<string>();
      for (const [index, { place }] of pins.entries()) {
        if (taken.has(place))
          report(
            { parent: { parent: pinsAt, key: index }, key: 'place' },
            `Two pins stand at the place ${place}.`,
            'Choose another place.',
          );
        taken.add(place);
      }
    },
  },
};
