import { accessSync, constants, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
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
    // What is bundled imports packages from there.
    const packages = packageFolders(root).find((folder) => existsSync(join(folder, 'rolldown')));
    symlinkSync(packages ?? join(root, 'node_modules'), join(own, 'node_modules'), 'junction');
    process.env.SITE_CACHE = own;
    process.on('exit', () => rmSync(own, { recursive: true, force: true }));
  }
}
