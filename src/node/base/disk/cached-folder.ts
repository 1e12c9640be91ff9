import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { statOf } from './stat-of';

export interface CachedFile {
  path: string;
  content: string | Uint8Array;
}

/** More versions than anyone switches between. */
const kept = 6;

/**
 * A folder in the cache for what is made once per version of the code. If it does not exist, `make` gives its files.
 * It appears complete or not at all. The versions used last are kept.
 */
export async function cachedFolder(
  cache: string,
  name: string,
  version: string,
  make: () => Promise<readonly CachedFile[]>,
): Promise<string> {
  const folder = join(cache, `${name}-${version}`);
  if (existsSync(folder)) touch(folder);
  else {
    write(folder, await make());
    keepNewest(cache, `${name}-`);
  }
  return folder;
}

/** Says that a version is in use. Where the cache can't be written, nothing is deleted either. */
function touch(folder: string): void {
  try {
    utimesSync(folder, new Date(), new Date());
  } catch {}
}

function write(folder: string, files: readonly CachedFile[]): void {
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

function keepNewest(cache: string, prefix: string): void {
  const age = (name: string) => statOf(join(cache, name))?.mtimeMs ?? 0;
  const found = readdirSync(cache).filter((name) => name.startsWith(prefix));
  const byAge = found.sort((one, other) => age(other) - age(one));
  for (const name of byAge.slice(kept)) rmSync(join(cache, name), { recursive: true, force: true });
}

/** A file or folder that was written so long ago and is not used now is deleted. */
const days = 30;

export function forgetOld(folder: string, used: ReadonlySet<string>): void {
  const oldest = Date.now() - days * 24 * 3600 * 1000;
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    // Another build may have deleted it.
    const stats = used.has(file) ? undefined : statOf(file);
    if (stats && stats.mtimeMs < oldest) rmSync(file, { recursive: true, force: true });
  }
}
