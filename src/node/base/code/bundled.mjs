import { spawnSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { cacheFolder, openCache, projectCache } from './cache-folder.mjs';
import { touch } from './cached-folder.mjs';
import { codeVersion } from './code-version.mjs';

/** Tools and tests also run modules of tests. */
const isOfTests = /^(scripts\/tool\.|tests\/)/;

/**
 * The version of a module's bundle. Modules have the addresses of their sources in them, so the root is a part of it.
 *
 * @param {string} root
 * @param {string} module
 */
export function bundleVersion(root, module) {
  const tests = isOfTests.test(module) ? ['tests/bench', 'tests/support'] : [];
  const code = codeVersion(root, ['package.json', 'scripts', ...tests]);
  return hash('sha1', `${resolve(root)}\0${code}`).slice(0, 16);
}

/**
 * The folder in a cache with the bundles of a module, each named `bundle` and its version.
 *
 * @param {string} cache
 * @param {string} module
 */
export const bundlesOf = (cache, module) => join(cache, 'site/code', module);

/**
 * Gives the bundle of a TypeScript module, by its path from the root. It is made if it is not there: in another
 * process, because the bundler takes much memory, which is free again before the module runs. Where that fails, it has
 * said why, and this process ends.
 *
 * @param {string} root
 * @param {string} module
 */
export function bundled(root, module) {
  openCache(root);
  for (;;) {
    const name = `bundle-${bundleVersion(root, module)}`;
    const found = [projectCache(root), cacheFolder(root)]
      .map((cache) => join(bundlesOf(cache, module), name))
      .find((folder) => existsSync(folder));
    if (found) {
      touch(found);
      return join(found, 'main.mjs');
    }
    const args = [...process.execArgv, join(root, 'src/node/base/code/make-bundle.mjs'), root, module];
    // What it prints is no result of this command.
    const { status } = spawnSync(process.execPath, args, { stdio: ['ignore', 2, 2] });
    if (status !== 0) process.exit(status ?? 1);
  }
}
