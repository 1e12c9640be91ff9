import type { Files } from '../files/files';
import { svgFile } from '../image/published-svg';
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
      const mistake = drawingMistake(files, src);
      if (mistake) report(at, mistake, src);
    },
  },
};

/** Why a file that exists can't be shown as a drawing. */
export function drawingMistake(files: Files, src: string): 'tooLarge' | 'noDrawing' | undefined {
  const text = readDrawing(files, src);
  if (text === undefined) return 'tooLarge';
  return svgFile(text).markup ? undefined : 'noDrawing';
}

/** Undefined when the file does not exist or can't be read, which other rules report. */
export function readDrawing(files: Files, path: string): string | undefined {
  try {
    return files.read(path);
  } catch {
    return undefined;
  }
}
