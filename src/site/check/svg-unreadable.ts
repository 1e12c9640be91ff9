import type { Files } from '../files/files';
import { svgFile } from '../image/published-svg';
import type { Check } from './rule';

/** Nothing when it is missing or can't be read, which other checks tell of. */
export function textOf(files: Files, path: string): string | undefined {
  try {
    return files.read(path);
  } catch {
    return undefined;
  }
}

/** Why a file that is there can't be shown as a drawing. */
export function noDrawing(files: Files, src: string): { message: string; help: string } | undefined {
  const text = textOf(files, src);
  if (text === undefined)
    return { message: `The file ${src} is too large for a drawing.`, help: 'Save it in another format.' };
  if (svgFile(text).markup) return undefined;
  return { message: `The file ${src} holds no drawing.`, help: 'Save it again as SVG.' };
}

export const svgUnreadable: Check = {
  id: 'svg-unreadable',
  severity: 'error',
  fields: {
    imageFile(src: string, { content: { files, hasFile }, report }, at) {
      if (!src.endsWith('.svg') || !hasFile(src) || files.link(src)) return;
      const problem = noDrawing(files, src);
      if (problem) report(at, problem.message, problem.help);
    },
  },
};
