import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawingOf } from '../../site/image/drawing';
import { isPicture } from '../../site/image/picture-files';
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
  const drawing = drawingOf(files, path);
  return typeof drawing === 'string' ? undefined : drawing.markup;
}
