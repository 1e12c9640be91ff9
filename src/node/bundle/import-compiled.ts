import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import { type CachedFile, cachedFolder } from '../disk/cached-folder.ts';
import { chunksOf, outputOf } from './bundle-output.ts';

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
  const folder = await cachedFolder(cache, name, version, () => compile(root, entry));
  return import(pathToFileURL(join(folder, `${name}.mjs`)).href);
}

async function compile(root: string, entry: string): Promise<CachedFile[]> {
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
  return chunksOf(outputOf(result));
}
