import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDrawing } from '../../site/check/svg-unreadable';
import { isPicture } from '../../site/image/picture-files';
import { svgFile } from '../../site/image/published-svg';
import type { CheckedFolder } from './problem-text';

/**
 * A picture of the content as the site serves it: SVG is cleaned, other formats are unchanged. Undefined for a file that
 * no page can show.
 */
export function publishedFile(
  { folder, files }: Pick<CheckedFolder, 'folder' | 'files'>,
  path: string,
): string | Uint8Array | undefined {
  if (!isPicture(files, path)) return undefined;
  if (!path.endsWith('.svg')) return readFileSync(join(folder, path));
  const text = readDrawing(files, path);
  return text === undefined ? undefined : svgFile(text).markup;
}
