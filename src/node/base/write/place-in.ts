import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isShownPath } from '../../../edit/file-path';
import { isWithin, realPath, relativePath } from '../disk/paths';
import { lstatOf } from '../disk/stat-of';

/**
 * Where a path below a folder leads once all links are followed, as a path below it. Undefined if that is outside,
 * hidden, or nothing: nobody can say where a link to nothing leads.
 */
export function placeIn(folder: string, file: string, top = realPath(folder)): string | undefined {
  const path = join(folder, file);
  let found = path;
  while (!lstatOf(found)) found = dirname(found);
  const target = realPath(path);
  if (!existsSync(found) || !isWithin(target, top)) return undefined;
  const place = relativePath(top, target);
  return place === '' || isShownPath(place) ? place : undefined;
}
