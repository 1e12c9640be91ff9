import { pictureOf } from '../image/picture';
import type { PeopleBlock } from '../schema/types.gen';
import type { Rule } from './rule';

export const portraitCut: Rule<{ wide: [src: string, width: number, height: number] }> = {
  id: 'portrait-cut',
  severity: 'warning',
  meaning: 'A portrait is upright, as its box is, or says which part of it is seen.',
  messages: {
    wide: {
      message: (src, width, height) =>
        `The portrait ${src} is wider than it is high (${width} × ${height} pixels), so its sides are cut off.`,
      help: () =>
        'Cut it to 4:5 around the face, or say in "focus" which part is seen: left, center or right.',
      example: ['images/ines.jpg', 3000, 2000],
    },
  },
  fields: {
    peopleBlock({ box = 'portrait', people }: PeopleBlock, { content: { files }, report }, at) {
      if (box !== 'portrait') return;
      for (const [index, { image, focus }] of people.entries()) {
        if (image?.type !== 'file' || image.focus || focus !== undefined) continue;
        const size = pictureOf(files, image.src)?.size;
        if (!size || size.width <= size.height) continue;
        const person = { parent: { parent: at, key: 'people' }, key: index };
        const place = { parent: { parent: person, key: 'image' }, key: 'src' };
        report(place, 'wide', image.src, size.width, size.height);
      }
    },
  },
};
