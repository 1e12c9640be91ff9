import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import { globSync } from 'tinyglobby';

/** Packages of many small modules, which Node would read one by one. Other packages may need files beside them. */
const included =
  /^(mdast-util|micromark|unist-util|decode-named|character-entities|jsonc-parser|parse5|entities)/;

/** Written so that it is not found in this file. */
const address = /import\.meta\.url/g;

/** Modules find files relative to the URL of their source. */
const originalAddress = {
  name: 'site:original-address',
  /** @param {string} code @param {string} id */
  transform: (code, id) =>
    id.includes('node_modules') || code.search(address) < 0
      ? null
      : code.replaceAll(address, JSON.stringify(pathToFileURL(id).href)),
};

/**
 * What Vite's configuration imports when somebody starts Vite by hand is a part of every other bundle.
 *
 * @param {string} root
 */
const samePlugin = (root) => ({
  name: 'site:same-plugin',
  /** @param {string} id */
  resolveId: (id) => (id.endsWith('/bundled-plugin.mjs') ? join(root, 'src/node/plugin.ts') : null),
});

/** @param {string} version */
const ownVersion = (version) => ({
  name: 'site:own-version',
  /** @param {string} id */
  load: (id) =>
    id.endsWith('/own-version.mjs') ? `export const ownVersion = () => ${JSON.stringify(version)};` : null,
});

/**
 * Bundles a module for Node as `main.mjs`, with the workers that it may start: they run outside the main thread, so
 * each is a file of its own, with its path from src/node/build.
 *
 * @param {string} root
 * @param {string} module Its path from the root.
 * @param {string} version The version of the code.
 */
export async function bundleForNode(root, module, version) {
  const build = join(root, 'src/node/build');
  const workers = globSync('**/*-worker.ts', { cwd: build });
  const bundle = await rolldown({
    input: {
      main: join(root, module),
      ...Object.fromEntries(workers.map((file) => [file.replace(/\.ts$/, ''), join(build, file)])),
    },
    platform: 'node',
    // CommonJS files of the packages that are included would look for others beside the bundle.
    resolve: { mainFields: ['module', 'main'] },
    external: (id) => !/^[./]/.test(id) && !included.test(id),
    plugins: [samePlugin(root), ownVersion(version), originalAddress],
  });
  const { output } = await bundle.generate({
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash].mjs',
  });
  return output.flatMap((file) => (file.type === 'chunk' ? { path: file.fileName, content: file.code } : []));
}
