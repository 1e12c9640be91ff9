import { eachPicture } from '../page/pictures';
import { didYouMean, type Guess } from '../text/nearest';
import { counted } from '../text/wording';
import type { Rule } from './rule';

export const imageMissing: Rule<{
  missing: [src: string, meant: Guess | undefined];
  moved: [from: string, to: string, count: number];
}> = {
  id: 'image-missing',
  severity: 'error',
  meaning: 'Every picture that a field names is a file in the content folder.',
  messages: {
    missing: {
      cause: (src) => ['image', src],
      message: (src, meant) => `There is no file ${src}.${didYouMean(meant?.text)}`,
      help: () => 'Write the path from the content folder. Capital and small letters are different.',
      fix: (src, meant) => (meant?.isSure ? { link: src, to: meant.text } : undefined),
      example: ['images/Office.jpg', { text: 'images/office.jpg', isSure: true }],
    },
    moved: {
      message: (from, to, count) =>
        `${counted(count, 'places')} ${count === 1 ? 'names' : 'name'} pictures in ${from} that are in ${to || 'the content folder itself'}.`,
      help: (from, to) =>
        `Move ${to.startsWith('images/') ? `them back to ${from}, or write ${to} in all places` : `what is there to ${from}`}.`,
      example: ['images/logos/', 'images/brands/', 9],
    },
  },
  fields: eachPicture((src, { content, report }, at) => {
    // A file behind a link that is not followed may exist.
    if (!content.hasFile(src) && !content.files.link(src))
      report(at, 'missing', src, content.suggest.image(src));
  }),
};
