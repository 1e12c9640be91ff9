import { existsSync, type FSWatcher, readdirSync, watch } from 'node:fs';
import { join } from 'node:path';
import { relativePath } from '../disk/paths';
import { statOf } from '../disk/stat-of';

/** In milliseconds. While git checks out another branch, the folder may be missing for a moment. */
const returns = 500;

/**
 * Calls `onChange` after every change below a folder, with the files that have changed since the last call, or
 * undefined if they are not known. Hidden files are ignored. Changes within `settle` milliseconds count as one. Returns
 * a function that stops it. Vite's watcher is not used: it reads a whole folder again for each changed file, and takes
 * longer to load than everything else that a check needs.
 */
export function watchFolder(
  folder: string,
  settle: number,
  onChange: (changed: ReadonlySet<string> | undefined) => void,
): () => void {
  let watchers = new Map<string, FSWatcher>();
  let timer: NodeJS.Timeout | undefined;
  let changed = new Set<string>();
  /** True if folders were added or deleted, with unknown files in them. */
  let isAll = false;

  const after = (delay: number, next: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(next, delay);
  };
  const noticeAll = () => {
    isAll = true;
    after(settle, check);
  };
  const noticeIn = (parent: string) => (_event: string, name: string | null) => {
    const path = join(parent, name ?? '');
    if (!name || watchers.has(path) || isFolder(path) || !existsSync(parent)) return noticeAll();
    if (name.startsWith('.')) return;
    changed.add(relativePath(folder, path));
    after(settle, check);
  };
  const check = () => {
    const seen = isAll ? undefined : changed;
    changed = new Set();
    isAll = false;
    if (!seen) follow();
    onChange(seen);
    if (watchers.size === 0) after(returns, waitForFolder);
  };
  const waitForFolder = () => (existsSync(folder) ? noticeAll() : after(returns, waitForFolder));
  /** Watches all folders again, because the watcher of a deleted folder does not see a new one of its name. */
  const follow = () => {
    close();
    watchers = new Map(foldersIn(folder).flatMap((path) => watchOne(path, noticeIn(path), noticeAll)));
  };
  const close = () => {
    for (const watcher of watchers.values()) watcher.close();
  };

  follow();
  return () => {
    clearTimeout(timer);
    close();
  };
}

/** Empty if the folder has been deleted since it was found. The watcher of its parent reports that. */
function watchOne(
  path: string,
  notice: (event: string, name: string | null) => void,
  onError: () => void,
): [path: string, watcher: FSWatcher][] {
  try {
    return [[path, watch(path, notice).on('error', onError)]];
  } catch {
    return [];
  }
}

const isFolder = (path: string) => statOf(path)?.isDirectory() ?? false;

function foldersIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const below = readdirSync(folder, { withFileTypes: true, recursive: true }).filter((entry) =>
    entry.isDirectory(),
  );
  return [folder, ...below.map(({ parentPath, name }) => join(parentPath, name))];
}
