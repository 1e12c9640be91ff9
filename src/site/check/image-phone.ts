import type { FileImage } from '../schema/types.gen';
import type { Rule } from './rule';

export const imagePhone: Rule<{ same: [] }> = {
  id: 'image-phone',
  severity: 'warning',
  meaning: 'The picture for phones is another one, or has another focal point.',
  messages: {
    same: {
      message: () => 'Phones show the same picture, cut at the same point.',
      help: () => 'Choose another picture or another "focus", or delete "imagePhone".',
      example: [],
    },
  },
  fields: {
    fileImage({ src, focus, imagePhone }: FileImage, { report }, at) {
      if (!imagePhone || imagePhone.src !== src) return;
      const other = imagePhone.focus;
      if (focus?.x === other?.x && focus?.y === other?.y) report({ parent: at, key: 'imagePhone' }, 'same');
    },
  },
};
