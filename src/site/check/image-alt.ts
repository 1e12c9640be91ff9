import { picturesOf } from '../page/pictures';
import type { FileImage } from '../schema/types.gen';
import type { Rule } from './rule';

export const imageAlt: Rule<{ missing: []; both: []; inText: [src: string] }> = {
  id: 'image-alt',
  severity: 'error',
  meaning: "Every picture has a description for people who can't see it, or is marked as decorative.",
  messages: {
    missing: {
      part: 'type',
      message: () => "This picture has no description for people who can't see it.",
      help: () =>
        'Write what it shows in "alt". If the text says it already, write "decorative": true instead.',
      example: [],
    },
    both: {
      message: () => 'A decorative picture can\'t have "alt".',
      help: () =>
        'Delete "alt". If the picture shows something that the text does not say, delete "decorative" instead.',
      example: [],
    },
    inText: {
      message: (src) => `The picture ${src} in this text has no description for people who can't see it.`,
      help: () => 'Write what it shows between [ and ].',
      example: ['images/office.jpg'],
    },
  },
  fields: {
    fileImage({ alt, decorative }: FileImage, { report }, at) {
      if (alt === undefined && decorative !== true) report(at, 'missing');
      if (alt !== undefined && decorative === true) report({ parent: at, key: 'decorative' }, 'both');
    },
    longText(text: string, { report }, at) {
      for (const { src, alt } of picturesOf(text)) if (alt === '') report(at, 'inText', src);
    },
  },
};
