import { existsSync, type FSWatcher, readdirSync, watch } from 'node:fs';
import { join } from 'node:path';

/** Editors write a file in steps, and several files at once. In milliseconds. */
const settle = 100;

/** A folder may be gone for a moment, while another branch is checked out. In milliseconds. */
const returns = 500;

/**
 * Calls `onChange` after every change below a folder; the function that it returns ends that. Vite's watcher would do it
 * as well, but takes longer to load than everything else here.
 */
export function watchFolder(folder: string, onChange: () => void): () => void {
  let watchers: readonly FSWatcher[] = [];
  let timer: NodeJS.Timeout | undefined;

  const after = (delay: number, next: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(next, delay);
  };
  const notice = () => after(settle, look);
  const look = () => {
    follow();
    onChange();
    if (watchers.length === 0) after(returns, waitForFolder);
  };
  const waitForFolder = () => (existsSync(folder) ? notice() : after(returns, waitForFolder));
  /** All anew, because a folder that was deleted and made again is another one. */
  const follow = () => {
    for (const watcher of watchers) watcher.close();
    watchers = foldersIn(folder).flatMap((path) => watchOne(path, notice) ?? []);
  };

  follow();
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}

/** Missing when the folder has gone since it was found, which its parent tells. */
function watchOne(path: string, notice: () => void): FSWatcher | undefined {
  try {
    return watch(path, notice).on('error', notice);
  } catch {
    return undefined;
  }
}

function foldersIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const below = readdirSync(folder, { withFileTypes: true, recursive: true }).filter((entry) =>
    entry.isDirectory(),
  );
  return [folder, ...below.map(({ parentPath, name }) => join(parentPath, name))];
}
