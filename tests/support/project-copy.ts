import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { makeTemporaryFolder } from './temporary-site';

/** What the servers are made of. */
const parts = [
  'src',
  'scripts',
  'site.schema.json',
  'page.schema.json',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'tsconfig.json',
];

/** A copy of the project whose code a test may edit, with the same packages and a cache of its own. */
export function copyProject(folder = makeTemporaryFolder(), packages = join(folder, 'node_modules')): string {
  for (const part of parts) cpSync(part, join(folder, part), { recursive: true });
  mkdirSync(packages, { recursive: true });
  for (const name of readdirSync('node_modules'))
    if (!name.startsWith('.vite')) symlinkSync(resolve('node_modules', name), join(packages, name));
  return folder;
}
