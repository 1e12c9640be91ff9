import { imageSize } from '../image/image-size';
import { isResizable, longestSide, mostMegapixels } from '../image/photo-limits';
import type { FileImage } from '../schema/types.gen';
import type { Rule } from './rule';

export const imagePixels: Rule<{ tooMany: [src: string, width: number, height: number] }> = {
  id: 'image-pixels',
  severity: 'error',
  meaning: 'A photo is not too large for the build, which makes smaller copies of it.',
  messages: {
    tooMany: {
      message: (src, width, height) =>
        `The picture ${src} has ${width} × ${height} pixels; it can have at most ${mostMegapixels(src)} megapixels, and ${longestSide} pixels on each side.`,
      help: () => 'Save it smaller: no page shows more than 2560 pixels of its width.',
      example: ['images/harbor.jpg', 12_000, 9_000],
    },
  },
  fields: {
    fileImage({ src }: FileImage, { content, report }, at) {
      const head = content.files.head(src);
      const size = head && isResizable(src, head) && imageSize(src, head);
      if (!size) return;
      const { width, height } = size;
      if (width * height > mostMegapixels(src) * 1_000_000 || Math.max(width, height) > longestSide)
        report({ parent: at, key: 'src' }, 'tooMany', src, width, height);
    },
  },
};
