// Puts the bundle of a module into the cache: `node make-bundle.mjs ROOT MODULE`, started by bundled.mjs.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundlesOf, bundleVersion } from './bundled.mjs';
import { cacheFolder } from './cache-folder.mjs';
import { cachedFolder } from './cached-folder.mjs';
import { codeVersion } from './code-version.mjs';
import { withPackages } from './package-folders.mjs';

const [root = '', module = ''] = process.argv.splice(2);

/** Runs before other modules are bundled: they have the schema in them, so it has to be there first. */
const assemble = 'scripts/assemble.ts';
/** Writes or compares the schema by itself. */
const types = 'scripts/types.ts';

/** @param {string} module */
async function makeBundle(module) {
  for (;;) {
    const version = bundleVersion(root, module);
    const folder = join(bundlesOf(cacheFolder(root), module), `bundle-${version}`);
    if (!existsSync(folder)) {
      const { bundleForNode } = await import('./bundle-for-node.mjs');
      const files = await bundleForNode(root, module, codeVersion(root));
      // The code may have changed meanwhile.
      if (bundleVersion(root, module) !== version) continue;
      await cachedFolder(dirname(folder), 'bundle', version, async () => files);
    }
    return join(folder, 'main.mjs');
  }
}

await withPackages(async () => {
  if (module !== types || !existsSync(join(root, 'site.schema.json')))
    await import(pathToFileURL(await makeBundle(assemble)).href);
  // The definitions may have a mistake, which was named.
  if (!process.exitCode && module !== assemble) await makeBundle(module);
}).catch((error) => {
  // The bundler names the place of a mistake in the code.
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
