import { pictureOf } from '../image/picture';
import type { Person } from '../schema/types.gen';
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
    person({ image, focus }: Person, { content: { files }, report }, at) {
      if (image?.type !== 'file' || focus !== undefined) return;
      const size = pictureOf(files, image.src)?.size;
      if (!size || size.width <= size.height) return;
      report(
        { parent: { parent: at, key: 'image' }, key: 'src' },
        'wide',
        image.src,
        size.width,
        size.height,
      );
    },
  },
};
