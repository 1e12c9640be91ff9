import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import { keepNewest } from './keep-newest.ts';

/** Packages of many small modules, which Node would read one by one. The others find files beside them. */
const included =
  /^(mdast-util|micromark|unist-util|decode-named|character-entities|jsonc-parser|parse5|entities)/;

/** Modules find files beside them by their own address. */
const originalAddress: Plugin = {
  name: 'site:original-address',
  transform: (code, id) =>
    code.includes('import.meta.url') && !id.includes('node_modules')
      ? code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
      : null,
};

/**
 * Imports a TypeScript module of this project with all that it imports as one script, made once for a version of the
 * code: Vite would compile everything that its configuration imports at every start.
 */
export async function importCompiled<Module>(
  root: string,
  entry: string,
  cache: string,
  version: string,
): Promise<Module> {
  const name = basename(entry, '.ts');
  const folder = join(cache, `${name}-${version}`);
  const script = join(folder, `${name}.mjs`);
  if (!existsSync(script)) {
    await compile(root, entry, folder);
    keepNewest(cache, `${name}-`);
  }
  return import(pathToFileURL(script).href);
}

async function compile(root: string, entry: string, folder: string): Promise<void> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [originalAddress],
    ssr: { noExternal: included },
    build: {
      ssr: entry,
      write: false,
      minify: true,
      rolldownOptions: { output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' } },
    },
  });
  if (Array.isArray(result) || !('output' in result)) throw new Error('One bundle was expected.');
  const waiting = `${folder}.${process.pid}`;
  for (const chunk of result.output) {
    if (chunk.type !== 'chunk') continue;
    mkdirSync(dirname(join(waiting, chunk.fileName)), { recursive: true });
    writeFileSync(join(waiting, chunk.fileName), chunk.code);
  }
  try {
    renameSync(waiting, folder);
  } catch (error) {
    rmSync(waiting, { recursive: true, force: true });
    // Another process was first.
    if (!existsSync(folder)) throw error;
  }
}
