import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { linkPackages } from '../../scripts/support/link-packages';
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
  linkPackages(folder, packages);
  return folder;
}
