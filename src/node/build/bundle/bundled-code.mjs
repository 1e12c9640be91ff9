// For scripts/run.mjs, too, which runs before TypeScript can be read.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Modules that run outside the main thread, as paths from src/node/build: each is bundled as a file of its own. */
export const workers = /** @type {const} */ ([
  'output/stage-worker',
  'photos/encode-worker',
  'record/touched-worker',
]);

/** Packages of many small modules, which Node would read one by one. Other packages may need files beside them. */
const included =
  /^(mdast-util|micromark|unist-util|decode-named|character-entities|jsonc-parser|parse5|entities)/;

/** Written so that it is not found in this file, which is bundled too. */
const address = /import\.meta\.url/g;

/** Modules find files beside their source by its address. */
const originalAddress = {
  name: 'site:original-address',
  /** @param {string} code @param {string} id */
  transform: (code, id) =>
    id.includes('node_modules') || code.search(address) < 0
      ? null
      : code.replaceAll(address, JSON.stringify(pathToFileURL(id).href)),
};

/**
 * Bundles modules for Node, with the workers that they may start. What it returns can be written or generated.
 *
 * @param {string} root
 * @param {Readonly<Record<string, string>>} modules Paths from the root, by the names of their files.
 */
export async function bundleForNode(root, modules) {
  const { rolldown } = await import('rolldown');
  const input = {
    ...modules,
    ...Object.fromEntries(workers.map((name) => [name, `src/node/build/${name}.ts`])),
  };
  return rolldown({
    input: Object.fromEntries(Object.entries(input).map(([name, file]) => [name, join(root, file)])),
    platform: 'node',
    // CommonJS files of the packages that are included would look for others beside the bundle.
    resolve: { mainFields: ['module', 'main'] },
    external: (id) => !/^[./]/.test(id) && !included.test(id),
    plugins: [originalAddress],
  });
}

/** @type {import('rolldown').OutputOptions} */
export const bundleNames = { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' };
