import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { svgFile } from '../../site/image/published-svg';

/** An image of the content as the site serves it: SVG is cleaned, other formats are unchanged. */
export function publishedFile(folder: string, path: string): string | Uint8Array {
  const bytes = readFileSync(join(folder, path));
  return path.endsWith('.svg') ? (svgFile(bytes.toString()).markup ?? '') : bytes;
}
