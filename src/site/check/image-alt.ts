import type { FileImage } from '../schema/types.gen';
import type { Check } from './rule';

export const imageAlt: Check = {
  id: 'image-alt',
  severity: 'error',
  fields: {
    fileImage({ alt, decorative }: FileImage, { report }, at) {
      if (alt === undefined && decorative !== true)
        report(
          at,
          "This picture says nothing to people who can't see it.",
          'Write what it shows in "alt", or "decorative": true when the text says it all.',
          'type',
        );
      if (alt !== undefined && decorative === true)
        report(
          { parent: at, key: 'decorative' },
          'A decorative picture has no "alt".',
          'Delete "decorative" when the picture says something, else delete "alt".',
        );
    },
  },
};
