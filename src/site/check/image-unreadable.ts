import { imageSize } from '../image/image-size';
import type { FileImage } from '../schema/types.gen';
import type { Check } from './rule';
import { noDrawing } from './svg-unreadable';

/** Without its size a picture would move the text below it while it loads. */
export const imageUnreadable: Check = {
  id: 'image-unreadable',
  severity: 'error',
  fields: {
    fileImage({ src }: FileImage, { content, report }, at) {
      const head = content.files.head(src);
      if (!head || imageSize(src, head)) return;
      if (src.endsWith('.svg') && noDrawing(content.files, src)) return;
      const help = src.endsWith('.svg')
        ? 'Give its <svg> a viewBox, or a width and a height.'
        : 'Save the picture again in the format that its name says.';
      report({ parent: at, key: 'src' }, `The width and height of ${src} can't be read from it.`, help);
    },
  },
};
