import { drawingOf } from '../image/drawing';
import { type FileNature, isPointer, nameFor, natureOf } from '../image/file-nature';
import { pictureOf } from '../image/picture';
import { eachPicture, isMark } from '../page/pictures';
import type { Rule } from './rule';

/** Without its size a picture would move the text below it while it loads. */
export const imageUnreadable: Rule<{
  noSize: [src: string];
  other: [src: string, nature: FileNature];
  damaged: [message: string];
}> = {
  id: 'image-unreadable',
  severity: 'error',
  meaning: 'Every picture can be opened, and its width and height can be read.',
  messages: {
    noSize: {
      cause: (src) => ['unreadable', src],
      message: (src) => `The width and height of ${src} can't be read.`,
      help: (src) =>
        src.endsWith('.svg')
          ? 'Give its <svg> a viewBox, or a width and a height.'
          : 'Save the picture again, in the format that its file name ends with.',
      example: ['images/office.jpg'],
    },
    other: {
      cause: (src, nature) => (isPointer(nature) ? ['pointer', ''] : ['unreadable', src]),
      message: (src, { what, end }) =>
        `The file ${src} is ${what}${end === undefined ? '' : `, but its name does not end with .${end}`}.`,
      help: (src, nature) => {
        const name = nameFor(src, nature);
        return name === undefined ? nature.help : `Rename it to "${name}", and write this name here.`;
      },
      example: [
        'images/office.jpg',
        { what: 'a Git LFS pointer', help: 'Run git lfs pull, and turn Git LFS on where the site is built.' },
      ],
    },
    // Found when the build decodes the picture.
    damaged: {
      message: (message) => message,
      help: () => 'Open it in a picture editor and save it again.',
      example: ["The file images/office.jpg is damaged or not whole: it can't be decoded."],
    },
  },
  fields: eachPicture((src, { content: { files }, report }, at) => {
    const picture = pictureOf(files, src);
    if (!picture || picture.size) return;
    // A logo or an icon has the size of its place.
    if (src.endsWith('.svg') && (isMark(at) || typeof drawingOf(files, src) === 'string')) return;
    const nature = natureOf(src, files.head(src));
    if (nature && (nature.end === undefined || nameFor(src, nature) !== undefined))
      report(at, 'other', src, nature);
    else report(at, 'noSize', src);
  }),
};
