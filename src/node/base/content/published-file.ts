import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mainColor } from '../../../site/color/brand-color';
import { drawingOf } from '../../../site/image/drawing';
import { isPicture } from '../../../site/image/picture-files';
import type { Site } from '../../../site/resolve/site';
import type { CheckedFolder } from './problem-text';

export type PublishedContent = Pick<CheckedFolder, 'folder' | 'files'> & {
  /** Without it the site's icon is a picture like others. */
  site?: Pick<Site, 'settings'> | undefined;
};

/**
 * A picture of the content as the site serves it: SVG is cleaned, and the site's icon has the main color for
 * `currentColor`; other formats are unchanged. Undefined for a file that no page can show.
 */
export function publishedFile(
  { folder, files, site }: PublishedContent,
  path: string,
): string | Uint8Array | undefined {
  if (!isPicture(files, path)) return undefined;
  if (!path.endsWith('.svg')) return readFileSync(join(folder, path));
  const drawing = drawingOf(files, path);
  if (typeof drawing === 'string') return undefined;
  if (path !== site?.settings.icon) return drawing.markup;
  return drawing.markup?.replace(/\bcurrentcolor\b/gi, mainColor(site.settings.brand));
}
