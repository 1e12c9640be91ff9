import { accessSync, constants, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packageFolders } from './package-folders.mjs';

/**
 * The folder of all caches.
 *
 * @param {string} root
 */
export const projectCache = (root) => join(root, 'node_modules/.vite');

/**
 * The folder of the caches that this process writes.
 *
 * @param {string} root
 */
export const cacheFolder = (root) => process.env.SITE_CACHE ?? projectCache(root);

/**
 * Where the project's cache can't be written, as in some containers, this process and those that it starts have one of
 * their own until it ends.
 *
 * @param {string} root
 */
export function openCache(root) {
  if (process.env.SITE_CACHE !== undefined) return;
  const folder = join(projectCache(root), 'site/code');
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch {
    const own = mkdtempSync(join(tmpdir(), 'site-cache-'));
    process.on('exit', () => rmSync(own, { recursive: true, force: true }));
    // What is bundled looks for packages in the cache and above, where all folders of the project are in their order.
    process.env.SITE_CACHE = packageFolders(root).reduceRight((above, packages) => {
      const folder = join(above, 'cache');
      mkdirSync(folder);
      symlinkSync(packages, join(folder, 'node_modules'), 'junction');
      return folder;
    }, own);
  }
}
