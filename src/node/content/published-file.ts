import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { svgFile } from '../../site/image/published-svg';

/** A picture of the content as the site serves it: a drawing cleaned, every other one as it is. */
export function publishedFile(folder: string, path: string): string | Uint8Array {
  const bytes = readFileSync(join(folder, path));
  return path.endsWith('.svg') ? (svgFile(bytes.toString()).markup ?? '') : bytes;
}
