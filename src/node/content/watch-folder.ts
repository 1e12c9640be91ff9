import { existsSync, type FSWatcher, readdirSync, statSync, watch } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** A folder may be gone for a moment, while another branch is checked out. In milliseconds. */
const returns = 500;

/**
 * Calls `onChange` after every change below a folder, with the files that have changed since the last call, unless that
 * is not known; hidden files don't count. The function that it returns ends that. What changes within `settle`
 * milliseconds is one change. Vite's watcher would do it as well, but reads a whole folder again for every file of it
 * that changes, and takes longer to load than everything else that a check needs.
 */
export function watchFolder(
  folder: string,
  settle: number,
  onChange: (changed: ReadonlySet<string> | undefined) => void,
): () => void {
  let watchers = new Map<string, FSWatcher>();
  let timer: NodeJS.Timeout | undefined;
  let changed = new Set<string>();
  /** Whether folders have come or gone, with whatever was in them. */
  let isAll = false;

  const after = (delay: number, next: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(next, delay);
  };
  const noticeAll = () => {
    isAll = true;
    after(settle, look);
  };
  const noticeIn = (parent: string) => (_event: string, name: string | null) => {
    const path = join(parent, name ?? '');
    if (!name || watchers.has(path) || isFolder(path) || !existsSync(parent)) return noticeAll();
    if (name.startsWith('.')) return;
    changed.add(relative(folder, path).split(sep).join('/'));
    after(settle, look);
  };
  const look = () => {
    const seen = isAll ? undefined : changed;
    changed = new Set();
    isAll = false;
    if (!seen) follow();
    onChange(seen);
    if (watchers.size === 0) after(returns, waitForFolder);
  };
  const waitForFolder = () => (existsSync(folder) ? noticeAll() : after(returns, waitForFolder));
  /** All anew, because a folder that was deleted and made again is another one. */
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

/** Empty when the folder has gone since it was found, which its parent tells. */
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

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

function foldersIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const below = readdirSync(folder, { withFileTypes: true, recursive: true }).filter((entry) =>
    entry.isDirectory(),
  );
  return [folder, ...below.map(({ parentPath, name }) => join(parentPath, name))];
}
