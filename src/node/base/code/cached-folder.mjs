import { randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/** @typedef {{ path: string, content: string | Uint8Array }} CachedFile */

/** More versions than anyone switches between. */
const kept = 6;
/** In milliseconds. Nobody's studio runs for longer from a version that nobody else starts. */
const week = 7 * 86_400_000;

/**
 * A folder in the cache for what is made once per version of the code. If it does not exist, `make` gives its files.
 * It appears complete or not at all. The versions used last are kept.
 *
 * @param {string} cache
 * @param {string} name
 * @param {string} version
 * @param {() => Promise<readonly CachedFile[]>} make
 */
export async function cachedFolder(cache, name, version, make) {
  const folder = join(cache, `${name}-${version}`);
  if (existsSync(folder)) touch(folder);
  else {
    write(folder, await make());
    forgetOldest(cache, `${name}-`);
  }
  return folder;
}

/**
 * Says that a version is in use. Where the cache can't be written, nothing is deleted either.
 *
 * @param {string} folder
 */
export function touch(folder) {
  try {
    utimesSync(folder, new Date(), new Date());
  } catch {}
}

/** @param {string} folder @param {readonly CachedFile[]} files */
function write(folder, files) {
  // Containers may share the cache, and each has a process of the same number.
  const waiting = `${folder}.${randomUUID()}`;
  try {
    for (const { path, content } of files) {
      const file = join(waiting, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, content);
    }
    renameSync(waiting, folder);
  } catch (error) {
    rmSync(waiting, { recursive: true, force: true });
    // Another process may have made the folder first.
    if (!existsSync(folder)) throw error;
  }
}

/** @param {string} cache @param {string} prefix */
function forgetOldest(cache, prefix) {
  const byAge = readdirSync(cache)
    .filter((name) => name.startsWith(prefix))
    // Another process may have deleted it.
    .map((name) => ({ name, used: statSync(join(cache, name), { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    .sort((one, other) => other.used - one.used);
  for (const { name, used } of byAge.slice(kept))
    if (used < Date.now() - week) rmSync(join(cache, name), { recursive: true, force: true });
}
