import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { statOf } from './stat-of';

/** A file or folder that was written so long ago and is not used now is deleted. */
const days = 30;

export function forgetOld(folder: string, used: ReadonlySet<string>): void {
  const oldest = Date.now() - days * 24 * 3600 * 1000;
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    // Another build may have deleted it.
    const stats = used.has(file) ? undefined : statOf(file);
    if (stats && stats.mtimeMs < oldest) rmSync(file, { recursive: true, force: true });
  }
}
