import { mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Gives a copy of this project its packages, so that nothing is installed. The caches are those of the copy. */
export function linkPackages(project: string, packages = join(project, 'node_modules')): void {
  mkdirSync(packages, { recursive: true });
  for (const name of readdirSync('node_modules'))
    if (!name.startsWith('.vite')) symlinkSync(resolve('node_modules', name), join(packages, name));
}
