import { realpathSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';

/** A path without links. Of what does not exist yet, the path that it will have. */
export function realPath(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    const whole = resolve(path);
    return dirname(whole) === whole ? whole : join(realPath(dirname(whole)), basename(whole));
  }
}

/** True for a folder itself, and for what is below it, also by a link. */
export function isInside(inner: string, folder: string): boolean {
  const way = relative(realPath(folder), realPath(inner));
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

/** From a folder to a path, with `/` on every system. */
export const relativePath = (from: string, to: string): string => relative(from, to).split(sep).join('/');
