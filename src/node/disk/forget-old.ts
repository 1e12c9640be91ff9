import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Not needed for so long, a file leaves its cache. */
const days = 30;

export function forgetOld(folder: string, used: ReadonlySet<string>): void {
  const oldest = Date.now() - days * 24 * 3600 * 1000;
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    if (!used.has(file) && statSync(file).mtimeMs < oldest) rmSync(file, { force: true });
  }
}
