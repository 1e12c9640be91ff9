// Plain and without imports of the project: after a kill it runs from a copy, between code of two versions.
import { createHash } from 'node:crypto';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmdirSync,
  rmSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder of an update, in the project. */
export const upgradeFolder = '.upgrade';

/**
 * What is to be put in place. The commit is the last one of the project already.
 *
 * @typedef {object} Switch
 * @property {string} commit
 * @property {string} index The file of git's index, from `index` in the folder of the update.
 * @property {string} place Where the new version of the site is, in the folder of the update.
 * @property {boolean} packages The new version has packages of its own.
 * @property {readonly { path: string, was: string | undefined, stays: boolean }[]} files With the hash of each as it was.
 */

/**
 * What a file or link holds, as a hash; undefined if there is none.
 *
 * @param {string} path
 */
export function hashOf(path) {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  if (!stats || stats.isDirectory()) return undefined;
  return createHash('sha256')
    .update(stats.isSymbolicLink() ? readlinkSync(path) : readFileSync(path))
    .digest('hex');
}

/**
 * Puts a new version in place if one is ready. It can be killed and called again at any moment. Gives a sentence if a
 * person has changed a file in the meantime; then nothing has been done.
 *
 * @param {string} root
 * @returns {string | undefined}
 */
export function completeSwitch(root) {
  const folder = join(root, upgradeFolder);
  const plan = join(folder, 'switch.json');
  if (!existsSync(plan)) return undefined;
  /** @type {Switch} */
  const { commit, index, place, packages, files } = JSON.parse(readFileSync(plan, 'utf8'));
  const made = join(folder, place);
  const waiting = files.filter(({ path, stays }) =>
    lstatSync(join(stays ? made : root, path), { throwIfNoEntry: false }),
  );
  const [changed] = waiting.filter(({ path, was }) => hashOf(join(root, path)) !== was);
  if (changed)
    return `An update of the engine, to ${commit.slice(0, 7)}, waits to be completed, but ${changed.path} was changed since. Move it elsewhere${changed.was === undefined ? '' : `, bring the old one back by git checkout HEAD~1 -- ${changed.path}`}, and run this again.`;
  if (packages) switchPackages(root, made, folder);
  for (const { path, stays } of waiting) if (!stays) remove(root, path);
  for (const { path, stays } of waiting) if (stays) move(join(made, path), join(root, path));
  move(join(folder, 'index'), index);
  // First, so that what is half removed is completed by nobody.
  rmSync(plan, { force: true });
  rmSync(folder, { recursive: true, force: true });
  return undefined;
}

/** @param {string} root @param {string} made @param {string} folder */
function switchPackages(root, made, folder) {
  const [packages, next, old] = [
    join(root, 'node_modules'),
    join(made, 'node_modules'),
    join(folder, 'old-packages'),
  ];
  if (existsSync(next)) {
    if (lstatSync(packages, { throwIfNoEntry: false })) {
      // Of an installation after a kill.
      rmSync(old, { recursive: true, force: true });
      renameSync(packages, old);
    }
    renameSync(next, packages);
  }
  // Resized photos and link pictures stay.
  if (!existsSync(join(old, '.vite'))) return;
  rmSync(join(packages, '.vite'), { recursive: true, force: true });
  renameSync(join(old, '.vite'), join(packages, '.vite'));
}

/** Another process may do the same. @param {string} from @param {string} to */
function move(from, to) {
  mkdirSync(dirname(to), { recursive: true });
  try {
    renameSync(from, to);
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
}

/** With the folders that are empty then. @param {string} root @param {string} path */
function remove(root, path) {
  rmSync(join(root, path), { force: true });
  try {
    for (let above = dirname(path); above !== '.'; above = dirname(above)) rmdirSync(join(root, above));
  } catch {
    // It has other files.
  }
}
