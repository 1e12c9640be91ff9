import { mostServed, mostStored } from '../image/photo-limits';
import { pictureOf } from '../image/picture';
import { eachPicture, isMark } from '../page/pictures';
import type { Rule } from './rule';

const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(1);

export const imageLarge: Rule<{
  served: [src: string, bytes: number];
  stored: [src: string, bytes: number];
}> = {
  id: 'image-large',
  severity: 'warning',
  meaning: 'A picture is not larger than it needs to be.',
  messages: {
    served: {
      message: (src, bytes) =>
        `The file ${src} has ${megabytes(bytes)} MB; it should have at most ${mostServed / 1_000_000} MB.`,
      help: () => 'Save it smaller: visitors download all of it, and phones are slow.',
      example: ['images/map.svg', 3_140_000],
    },
    stored: {
      message: (src, bytes) =>
        `The file ${src} has ${megabytes(bytes)} MB; a photo should have at most ${mostStored / 1_000_000} MB.`,
      help: () => 'Save it smaller: no page shows more than 2560 pixels of its width.',
      example: ['images/harbor.jpg', 24_600_000],
    },
  },
  fields: eachPicture((src, { content: { files }, report }, at) => {
    const picture = pictureOf(files, src);
    if (!picture || picture.bytes <= mostServed) return;
    const { bytes } = picture;
    // Icons and logos are served as they are.
    const isOriginal = !isMark(at) && picture.resizable;
    if (!isOriginal) report(at, 'served', src, bytes);
    else if (bytes > mostStored) report(at, 'stored', src, bytes);
  }),
};
