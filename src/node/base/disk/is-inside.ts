import { isAbsolute, relative, sep } from 'node:path';
import { realPath } from './real-path';

/** True for a folder itself, and for what is below it, also by a link. */
export function isInside(inner: string, folder: string): boolean {
  const way = relative(realPath(folder), realPath(inner));
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}
