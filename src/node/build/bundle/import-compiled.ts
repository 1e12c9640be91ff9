import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { withProgress } from '../../base/command/progress.ts';
import { UsageError } from '../../base/content/content-error.ts';
import { type CachedFile, cachedFolder } from '../../base/disk/cached-folder.ts';
import { chunksOf } from './bundle-output.ts';
import { bundleForNode, bundleNames } from './bundled-code.mjs';

/** Modules of src/node that are compiled: what the commands import, and what they start. */
const commands = [
  'build/build-site',
  'build/build-again',
  'serve/dev-server',
  'serve/preview-server',
] as const;
export type CommandName = (typeof commands)[number];

/**
 * Imports the code of a command. It is compiled once per version of the code, because Vite would compile everything
 * that its configuration imports at every start.
 */
export async function importCompiled<Module>(
  root: string,
  name: CommandName,
  cache: string,
  version: string,
): Promise<Module> {
  const folder = await compiledFolder(root, cache, version);
  return import(pathToFileURL(join(folder, `${name}.mjs`)).href);
}

/** The folder in the cache with the compiled code of a version, which is made if it is not there. */
export const compiledFolder = (root: string, cache: string, version: string): Promise<string> =>
  cachedFolder(cache, 'code', version, () => withProgress('Compiling the code', () => compile(root)));

/**
 * The schema is part of the code, and `npx vite` was not started by run.mjs, which writes it first. In another process:
 * what this file imports is compiled at every start of Vite.
 */
function updateSchema(root: string): void {
  const args = [join(root, 'scripts/run.mjs'), 'assemble'];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) throw new UsageError(stderr.trim());
  process.stderr.write(stderr);
}

async function compile(root: string): Promise<CachedFile[]> {
  updateSchema(root);
  const made = await bundleForNode(
    root,
    Object.fromEntries(commands.map((name) => [name, `src/node/${name}.ts`])),
  );
  const { output } = await made.generate({ ...bundleNames, minify: true });
  return chunksOf(output);
}
