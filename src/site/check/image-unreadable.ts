import { imageSize } from '../image/image-size';
import type { FileImage } from '../schema/types.gen';
import type { Rule } from './rule';
import { drawingMistake } from './svg-unreadable';

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
    fileImage({ src }: FileImage, { content, report }, at) {
      const head = content.files.head(src);
      if (!head || imageSize(src, head)) return;
      if (src.endsWith('.svg') && drawingMistake(content.files, src)) return;
      report({ parent: at, key: 'src' }, 'noSize', src);
    },
  },
};
