import { realpathSync } from 'node:fs';
import path, { type PlatformPath } from 'node:path';

/** What is asked of paths, in the form of one system. */
export function pathsOf({ isAbsolute, relative, sep }: PlatformPath) {
  /** From a folder to a path, with `/` on every system. What is on another disk stays absolute. */
  const relativePath = (from: string, to: string): string => relative(from, to).split(sep).join('/');

  /** True for a folder itself, and for what is below it by its name alone. */
  function isWithin(inner: string, folder: string): boolean {
    const way = relativePath(folder, inner);
    return way !== '..' && !way.startsWith('../') && !isAbsolute(way);
  }

  return { relativePath, isWithin };
}

export const { relativePath, isWithin } = pathsOf(path);

/** A path without links. Of what does not exist yet, the path that it will have. */
export function realPath(file: string): string {
  try {
    return realpathSync.native(file);
  } catch {
    const whole = path.resolve(file);
    const folder = path.dirname(whole);
    return folder === whole ? whole : path.join(realPath(folder), path.basename(whole));
  }
}

/** True for a folder itself, and for what is below it, also by a link. */
export const isInside = (inner: string, folder: string): boolean =>
  isWithin(realPath(inner), realPath(folder));
