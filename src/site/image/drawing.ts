import type { Files } from '../files/files';
import { oncePerFile } from '../files/once-per-file';
import { cleanSvg } from './clean-svg';
import { fileMarkup } from './published-svg';
import type { ImageSize } from './size';
import { type SvgExcess, svgExcess } from './svg-limits';
import { svgSize } from './svg-size';

/** What is known of an SVG file. */
export interface SvgDrawing {
  /** As a file of the site. */
  markup: string;
  size: ImageSize | undefined;
  removed: ReadonlySet<string>;
  excess: SvgExcess | undefined;
}

/** The cleaned drawing of a file, or why it can't be shown as one. */
export const drawingOf = oncePerFile((files: Files, path: string): SvgDrawing | 'tooLarge' | 'noDrawing' => {
  const text = readText(files, path);
  if (text === undefined) return 'tooLarge';
  const { root, removed } = cleanSvg(text);
  if (!root) return 'noDrawing';
  return { markup: fileMarkup(root), size: svgSize(root), removed, excess: svgExcess(root) };
});

/** Undefined when the file does not exist or can't be read, which other rules report. */
function readText(files: Files, path: string): string | undefined {
  try {
    return files.read(path);
  } catch {
    return undefined;
  }
}
