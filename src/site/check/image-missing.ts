import { counted } from '../text/words';
import type { Rule } from './rule';

export const imageMissing: Rule<{
  missing: [src: string, hint: string];
  moved: [from: string, to: string, count: number];
}> = {
  id: 'image-missing',
  severity: 'error',
  meaning: 'Every picture that a field names is a file in the content folder.',
  messages: {
    missing: {
      cause: (src) => ['image', src],
      message: (src, hint) => `There is no file ${src}.${hint}`,
      help: () => 'Write the path from the content folder. Capital and small letters are different.',
      example: ['images/Office.jpg', ' Did you mean "images/office.jpg"?'],
    },
    moved: {
      message: (from, to, count) => `${counted(count, 'pictures')} are not in ${from}: they are in ${to}.`,
      help: (from, to) => `Move them back to ${from}, or write ${to} in all places.`,
      example: ['images/logos/', 'images/brands/', 9],
    },
  },
  fields: {
    imageFile(src: string, { content, report }, at) {
      // A file behind a link that is not followed may exist.
      if (!content.hasFile(src) && !content.files.link(src))
        report(at, 'missing', src, content.suggest.image(src));
    },
  },
};
