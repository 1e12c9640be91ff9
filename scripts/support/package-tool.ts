import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolders } from '../../src/node/base/code/package-folders.mjs';

/** What Node runs, on every system. What `.bin` holds differs. */
const programs = {
  biome: '@biomejs/biome/bin/biome',
  tsc: 'typescript/bin/tsc',
  vitest: 'vitest/vitest.mjs',
} as const;

export type PackageTool = keyof typeof programs;

/** Arguments of `node` for a program of a package, which may be installed above the project. */
export function toolArgs(name: PackageTool, ...args: string[]): string[] {
  const folder = packageFolders('.').find((folder) => existsSync(join(folder, programs[name])));
  return [join(folder ?? 'node_modules', programs[name]), ...args];
}
