import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { UsageError } from '../../src/node/base/content/content-error';

/** Refuses an output folder that no build has written. `use` is what the command does with it, such as "serve". */
export function requireBuilt(outDir: string, use: string, file = 'index.html'): void {
  if (!existsSync(join(outDir, file)))
    throw new UsageError(`There is nothing to ${use} in ${resolve(outDir)}. Run: npm run build`);
}
