import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { foldersAbove } from '../../../site/files/file-path';
import { statOf } from '../../base/disk/stat-of';

/** Changes to an output, each of which can be undone. Paths are relative to the output. */
export interface UndoableChanges {
  /** Puts a file or a folder that waits elsewhere into its place. `replaces` says if a file is there. */
  put(waiting: string, path: string, replaces: boolean): void;
  /** Removes a file, and the folders that it leaves empty. */
  remove(path: string): void;
  /** Undoes all, the last first. Returns false if something could not be undone. */
  undo(): boolean;
}

/** Old files wait in the folder `aside`, which must be on the same file system, until it is removed. */
export function undoableChanges(folder: string, aside: string): UndoableChanges {
  const undo: (() => void)[] = [];
  const folders = new Set<string>();
  let count = 0;
  const nextAside = () => {
    count += 1;
    return `${aside}/old-${count}`;
  };

  function makeFolder(path: string) {
    if (folders.has(path)) return;
    const first = mkdirSync(`${folder}/${path}`, { recursive: true });
    if (first !== undefined) undo.push(() => rmSync(first, { recursive: true }));
    folders.add(path);
  }

  return {
    put(waiting, path, replaces) {
      const place = `${folder}/${path}`;
      makeFolder(dirname(path));
      const old = nextAside();
      if (replaces) keepCopy(place, old);
      renameOver(waiting, place);
      undo.push(() => (replaces ? renameSync(old, place) : rmSync(place, { recursive: true })));
    },
    remove(path) {
      const place = `${folder}/${path}`;
      if (existsSync(place)) {
        const old = nextAside();
        renameSync(place, old);
        undo.push(() => renameSync(old, place));
      }
      for (const above of foldersAbove(path)) {
        const parent = `${folder}/${above}`;
        if (above === '' || !existsSync(parent) || readdirSync(parent).length > 0) break;
        rmdirSync(parent);
        undo.push(() => mkdirSync(parent, { recursive: true }));
      }
    },
    undo() {
      let isUndone = true;
      for (const step of undo.reverse()) {
        try {
          step();
        } catch {
          // The others are worth undoing all the same.
          isUndone = false;
        }
      }
      return isUndone;
    },
  };
}

function renameOver(waiting: string, place: string) {
  try {
    renameSync(waiting, place);
  } catch (error) {
    if (!statOf(place)?.isDirectory()) throw error;
    // Every file below it has been moved aside: a killed build left these folders.
    rmSync(place, { recursive: true });
    renameSync(waiting, place);
  }
}

/** A link costs a tenth of a copy, but not every file system has them. */
function keepCopy(file: string, copy: string) {
  try {
    linkSync(file, copy);
  } catch {
    copyFileSync(file, copy);
  }
}
