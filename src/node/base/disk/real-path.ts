import { realpathSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

/** A path without links. Of what does not exist yet, the path that it will have. */
export function realPath(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    const whole = resolve(path);
    return dirname(whole) === whole ? whole : join(realPath(dirname(whole)), basename(whole));
  }
}
