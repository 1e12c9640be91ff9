import { existsSync, type FSWatcher, watch } from 'node:fs';
import { join } from 'node:path';
import { codeOf } from '../disk/code-of';
import { relativePath } from '../disk/paths';
import { statOf } from '../disk/stat-of';
import { changedBetween, entriesIfReadable, stampsBelow } from './folder-stamps';

/** In milliseconds. While git checks out another branch, the folder may be missing for a moment. */
const returns = 500;

/** In milliseconds. To look at 10,000 files takes a seventh of it. */
const lookEvery = 1_000;

/** With the files that have changed since the last call, or undefined if they are not known. */
type OnChange = (changed: ReadonlySet<string> | undefined) => void;

/**
 * Calls `onChange` after every change below a folder. Hidden files are ignored. Changes within `settle` milliseconds
 * count as one. Returns a function that stops it. Where the system has no file watchers left, it says so once and looks
 * at the files every second instead. Vite's watcher is not used: it reads a whole folder again for each changed file,
 * and takes longer to load than everything else that a check needs.
 */
export function watchFolder(folder: string, settle: number, onChange: OnChange): () => void {
  const watchers = new Map<string, FSWatcher>();
  let timer: NodeJS.Timeout | undefined;
  let changed = new Set<string>();
  /** True if folders were added or deleted, with unknown files in them. */
  let isAll = false;
  let stopLooking: (() => void) | undefined;

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
    if (watchers.size === 0 && !stopLooking) after(returns, waitForFolder);
  };
  const waitForFolder = () => (existsSync(folder) ? noticeAll() : after(returns, waitForFolder));
  /** Watches all folders again, because the watcher of a deleted folder does not see a new one of its name. */
  const follow = () => {
    close();
    try {
      for (const path of foldersIn(folder)) {
        const watcher = watchOne(path, noticeIn(path), noticeAll);
        if (watcher) watchers.set(path, watcher);
      }
    } catch (error) {
      close();
      sayOnce(withoutWatchers(folder, error));
      clearTimeout(timer);
      stopLooking = lookAgain(folder, onChange);
    }
  };
  const close = () => {
    for (const watcher of watchers.values()) watcher.close();
    watchers.clear();
  };

  follow();
  return () => {
    clearTimeout(timer);
    close();
    stopLooking?.();
  };
}

/** Undefined if the folder has been deleted since it was found. The watcher of its parent reports that. */
function watchOne(
  path: string,
  notice: (event: string, name: string | null) => void,
  onError: () => void,
): FSWatcher | undefined {
  try {
    return watch(path, notice).on('error', onError);
  } catch (error) {
    // Windows says EPERM of a folder that is being deleted.
    if (!existsSync(path)) return undefined;
    throw error;
  }
}

/** By the code of the error: the setting of Linux that allows more. */
const limits: Readonly<Record<string, string>> = {
  ENOSPC: 'fs.inotify.max_user_watches',
  EMFILE: 'fs.inotify.max_user_instances',
};

function withoutWatchers(folder: string, error: unknown): string {
  const code = String(codeOf(error));
  const limit = limits[code];
  const reason = limit
    ? `This machine has no file watchers left for ${folder}`
    : `This machine can't watch ${folder} (${code})`;
  const advice = limit ? ` Raise ${limit} to see them at once.` : '';
  return `${reason}, so changes there are seen within a second.${advice}`;
}

const said = new Set<string>();

function sayOnce(sentence: string): void {
  if (!said.has(sentence)) console.error(sentence);
  said.add(sentence);
}

/** Looks at all files once a second. */
function lookAgain(folder: string, onChange: OnChange): () => void {
  let before = stampsBelow(folder);
  const timer = setInterval(() => {
    const now = stampsBelow(folder);
    const changed = changedBetween(before, now);
    before = now;
    if (changed.length > 0) onChange(new Set(changed));
  }, lookEvery);
  return () => clearInterval(timer);
}

const isFolder = (path: string) => statOf(path)?.isDirectory() ?? false;

/** With the folder itself, if it exists. */
function foldersIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const below = entriesIfReadable(folder).filter((entry) => entry.isDirectory());
  return [folder, ...below.flatMap(({ name }) => foldersIn(join(folder, name)))];
}
