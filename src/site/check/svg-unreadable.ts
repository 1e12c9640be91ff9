import { drawingOf } from '../image/drawing';
import type { Rule } from './rule';

export const svgUnreadable: Rule<{ tooLarge: [src: string]; noDrawing: [src: string] }> = {
  id: 'svg-unreadable',
  severity: 'error',
  meaning: 'Every SVG file contains a drawing and is not too large to be read.',
  messages: {
    tooLarge: {
      message: (src) => `The file ${src} is too large for a drawing.`,
      help: () => 'Save it in another format, such as PNG.',
      example: ['images/map.svg'],
    },
    noDrawing: {
      message: (src) => `The file ${src} does not contain a drawing.`,
      help: () => 'Save it again as SVG.',
      example: ['images/map.svg'],
    },
  },
  fields: {
    imageFile(src: string, { content: { files, hasFile }, report }, at) {
      if (!src.endsWith('.svg') || !hasFile(src) || files.link(src)) return;
      const mistake = drawingOf(files, src);
      if (typeof mistake === 'string') report(at, mistake, src);
    },
  },
};
