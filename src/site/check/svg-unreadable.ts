import { drawingOf } from '../image/drawing';
import { type FileNature, isPointer, natureOf } from '../image/file-nature';
import { eachPicture } from '../page/pictures';
import type { Rule } from './rule';

export const svgUnreadable: Rule<{
  tooLarge: [src: string];
  noDrawing: [src: string];
  other: [src: string, nature: FileNature];
}> = {
  id: 'svg-unreadable',
  severity: 'error',
  meaning: 'Every SVG file contains a drawing and is not too large to be read.',
  messages: {
    tooLarge: {
      cause: (src) => ['unreadable', src],
      message: (src) => `The file ${src} is too large for a drawing.`,
      help: () => 'Save it in another format, such as PNG.',
      example: ['images/map.svg'],
    },
    noDrawing: {
      cause: (src) => ['unreadable', src],
      message: (src) => `The file ${src} does not contain a drawing.`,
      help: () => 'Save it again as SVG.',
      example: ['images/map.svg'],
    },
    other: {
      cause: (src, nature) => (isPointer(nature) ? ['pointer', ''] : ['unreadable', src]),
      message: (src, { what }) => `The file ${src} is ${what}, not a drawing.`,
      help: (_, { help, end }) =>
        end === undefined ? help : `Save the drawing as SVG, or rename the file to end with .${end}.`,
      example: ['images/map.svg', { what: 'empty', help: 'Download or copy it again.' }],
    },
  },
  fields: eachPicture((src, { content: { files, hasFile }, report }, at) => {
    if (!src.endsWith('.svg') || !hasFile(src) || files.link(src)) return;
    const mistake = drawingOf(files, src);
    if (typeof mistake !== 'string') return;
    const nature = mistake === 'noDrawing' ? natureOf(src, files.head(src)) : undefined;
    if (nature && nature.end !== 'svg' && !/<svg/i.test(files.read(src).slice(0, 400)))
      report(at, 'other', src, nature);
    else report(at, mistake, src);
  }),
};
