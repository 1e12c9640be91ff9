import { existsSync, lstatSync, realpathSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { isShownPath } from '../../edit/file-path';

/**
 * True if a path below a folder is still below it, and not hidden, once all links are followed. A link to nothing is
 * outside: nobody can say where it leads.
 */
export function isInsideFolder(folder: string, file: string): boolean {
  let path = join(folder, file);
  if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() && !existsSync(path)) return false;
  while (!lstatSync(path, { throwIfNoEntry: false })) path = dirname(path);
  if (!existsSync(path)) return false;
  const real = relative(realpathSync(folder), realpathSync(path));
  return real === '' || isShownPath(real);
}
