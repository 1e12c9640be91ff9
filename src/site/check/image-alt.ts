import type { FileImage } from '../schema/types.gen';
import type { Rule } from './rule';

export const imageAlt: Rule<{ missing: []; both: [] }> = {
  id: 'image-alt',
  severity: 'error',
  meaning: "A picture has a text for people who can't see it, or is marked as decorative.",
  messages: {
    missing: {
      part: 'type',
      message: () => "This picture says nothing to people who can't see it.",
      help: () => 'Write what it shows in "alt", or "decorative": true when the text says it all.',
      example: [],
    },
    both: {
      message: () => 'A decorative picture has no "alt".',
      help: () => 'Delete "decorative" when the picture says something, else delete "alt".',
      example: [],
    },
  },
  fields: {
    fileImage({ alt, decorative }: FileImage, { report }, at) {
      if (alt === undefined && decorative !== true) report(at, 'missing');
      if (alt !== undefined && decorative === true) report({ parent: at, key: 'decorative' }, 'both');
    },
  },
};
