import { drawingOf } from '../image/drawing';
import { pictureOf } from '../image/picture';
import type { Rule } from './rule';

/** Without its size a picture would move the text below it while it loads. */
export const imageUnreadable: Rule<{ noSize: [src: string]; damaged: [message: string] }> = {
  id: 'image-unreadable',
  severity: 'error',
  meaning: 'Every picture can be opened, and its width and height can be read.',
  messages: {
    noSize: {
      message: (src) => `The width and height of ${src} can't be read.`,
      help: (src) =>
        src.endsWith('.svg')
          ? 'Give its <svg> a viewBox, or a width and a height.'
          : 'Save the picture again, in the format that its file name ends with.',
      example: ['images/office.jpg'],
    },
    // Found when the build decodes the picture.
    damaged: {
      message: (message) => message,
      help: () => 'Open it in a picture editor and save it again.',
      example: ["The file images/office.jpg is damaged or not whole: it can't be decoded."],
    },
  },
  fields: {
    imageFile(src: string, { content: { files }, report }, at) {
      const picture = pictureOf(files, src);
      if (!picture || picture.size) return;
      // A logo or an icon has the size of its place.
      if (src.endsWith('.svg') && (at?.key !== 'src' || typeof drawingOf(files, src) === 'string')) return;
      report(at, 'noSize', src);
    },
  },
};
