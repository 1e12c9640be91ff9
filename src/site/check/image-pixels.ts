import { imageSize } from '../image/image-size';
import { isResizable, longestSide, mostMegapixels } from '../image/photo-limits';
import type { FileImage } from '../schema/types.gen';
import type { Check } from './rule';

export const imagePixels: Check = {
  id: 'image-pixels',
  severity: 'error',
  fields: {
    fileImage({ src }: FileImage, { content, report }, at) {
      const head = content.files.head(src);
      const size = head && isResizable(src, head) && imageSize(src, head);
      if (!size) return;
      const { width, height } = size;
      const most = mostMegapixels(src);
      if (width * height <= most * 1_000_000 && Math.max(width, height) <= longestSide) return;
      report(
        { parent: at, key: 'src' },
        `The picture ${src} has ${width} × ${height} pixels; at most ${most} megapixels are read, and ${longestSide} pixels a side.`,
        'Save it smaller: no page shows more than 2560 pixels of width.',
      );
    },
  },
};
