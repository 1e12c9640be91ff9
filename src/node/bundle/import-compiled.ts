import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { withProgress } from '../command/progress.ts';
import { type CachedFile, cachedFolder } from '../disk/cached-folder.ts';
import { chunksOf } from './bundle-output.ts';
import { bundleForNode, bundleNames } from './bundled-code.mjs';

/** Modules of src/node that are compiled: what the commands import, and what they start. */
const commands = ['build-site', 'build-again', 'serve/dev-server', 'serve/preview-server'] as const;
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

async function compile(root: string): Promise<CachedFile[]> {
  const made = await bundleForNode(
    root,
    Object.fromEntries(commands.map((name) => [name, `src/node/${name}.ts`])),
  );
  const { output } = await made.generate({ ...bundleNames, minify: true });
  return chunksOf(output);
}
