import { existsSync, readdirSync, rmdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { foldersAbove } from '../../../site/files/file-path';
import { stagingFolder } from '../../../site/page/output-paths';
import { UsageError } from '../../base/content/content-error';
import { fileStamp, type Stamp, type StampTable, stampMap, stampTable } from '../../base/disk/file-stamp';
import { filesBelow } from '../../base/disk/files-below';
import { isLockEntry } from '../../base/disk/lock';
import { lockOutput, OutputTaken } from './output-lock';
import { addFile, emptyTree, isInTheWay } from './output-tree';
import type { Piece } from './pack-files';
import { createStageFile, type StagedFile, stageCopy } from './stage-file';
import { stageInThread } from './stage-in-thread';
import { undoableChanges } from './undoable-changes';

export interface OutputFile {
  /** Relative, with forward slashes. */
  path: string;
  pieces: readonly Piece[];
}

/** From so many pages on, a thread saves more time than it takes to start. */
const worthAThread = 2_000;

export interface Output {
  /** Adds a file that pages may need. */
  add(path: string, content: string | Uint8Array): void;
  /** Adds a copy of a file on this machine, however large it is. */
  copy(path: string, from: string): void;
  /** Adds the files of so many pages, and files that name pages. Many are written in a thread. */
  addAll(files: Iterable<OutputFile>, pages: number): Promise<void>;
  /** Keeps files of the last build if nobody has changed them since. Returns whether it did. */
  keep(paths: readonly string[]): boolean;
  /** All files so far, sorted. */
  paths(): string[];
  /** Puts new files in place, pages last, then removes files that are no longer part of the output. */
  commit(): Committed;
  /** Forgets what was added; the output stays as it was. */
  abort(): void;
}

/** The files and folders of a finished output, with stamps. */
export interface Committed {
  output: StampTable;
  folders: StampTable;
}

/** The output of the last build. */
export interface LeftOutput extends Committed {
  /** Its paths that have changed since. */
  touched: ReadonlySet<string>;
  /** The stamp of the output before they were looked for; '' if there was none. */
  seen?: Stamp;
}

/**
 * Writes a whole output folder. New files wait in a staging folder and are renamed when all are written, so a reader
 * never sees half a file, or a page before its assets. Unchanged files are not touched. If a rename fails, those before
 * it are undone. Throws OutputTaken if another build is writing it, or has since it was looked at.
 */
export function openOutput(folder: string, left?: LeftOutput): Output {
  const staging = join(folder, stagingFolder);
  const isUntouched = (path: string) => left?.touched.has(path) === false;
  // While no folder has changed, the same files are in them.
  const isComplete = left && !existsSync(staging) && left.folders.paths.every(isUntouched);
  const seen = fileStamp(folder) ?? '';
  const lock = lockOutput(folder);
  const clearStaging = () => {
    for (const name of readdirSync(staging))
      if (!isLockEntry(name)) rmSync(join(staging, name), { recursive: true, force: true });
  };
  try {
    if (left?.seen !== undefined && left.seen !== seen) throw new OutputTaken(folder);
    clearStaging();
  } catch (error) {
    lock.release();
    throw error;
  }
  const leftStamps = left ? stampMap(left.output) : new Map<string, Stamp>();
  const present: { has(path: string): boolean; keys(): Iterable<string> } = isComplete
    ? leftStamps
    : new Set(filesBelow(folder).filter((path) => !path.startsWith(`${stagingFolder}/`)));
  // Then whole folders are renamed.
  const isNew = readdirSync(folder).every((name) => name === stagingFolder);
  const tree = emptyTree();
  const staged: { assets: StagedFile[]; pages: StagedFile[] } = { assets: [], pages: [] };

  // Joined by hand, here and below: paths are clean, and there are many.
  const placeOf = (path: string) => `${folder}/${path}`;
  const stampNow = (path: string) => fileStamp(placeOf(path)) ?? '';
  const stageFile = createStageFile();
  const newFile = (path: string): StagedFile => {
    addFile(tree, path);
    lock.renew();
    const waiting = isNew ? `${staging}/${path}` : `${staging}/${tree.files.size}`;
    return { path, waiting, current: present.has(path) ? placeOf(path) : undefined };
  };
  const onStaged = (list: StagedFile[]) => (file: StagedFile, stamp: Stamp | undefined) => {
    if (stamp === undefined) return;
    tree.files.set(file.path, stamp);
    list.push(file);
  };

  return {
    add(path, content) {
      const file = newFile(path);
      onStaged(staged.assets)(file, stageFile(file, [bytesOf(content)]));
    },
    copy(path, from) {
      const file = newFile(path);
      onStaged(staged.assets)(file, stageCopy(file, from));
    },
    async addAll(files, pages) {
      const contents = (function* () {
        for (const { path, pieces } of files) yield { file: newFile(path), pieces };
      })();
      const onPage = onStaged(staged.pages);
      if (pages >= worthAThread) return stageInThread(contents, onPage);
      for (const { file, pieces } of contents) onPage(file, stageFile(file, pieces.map(bytesOf)));
    },
    keep(paths) {
      const canKeep = paths.every((path) => leftStamps.has(path) && present.has(path) && isUntouched(path));
      if (canKeep) for (const path of paths) addFile(tree, path, leftStamps.get(path));
      return canKeep;
    },
    paths: () => [...tree.files.keys()].sort(),
    commit() {
      const files = [...staged.assets, ...staged.pages];
      const stale = [...present.keys()].filter((path) => !tree.files.has(path));
      const changes = undoableChanges(folder, staging);
      try {
        const inTheWay = new Set(stale.filter((path) => isInTheWay(tree, path)));
        for (const path of inTheWay) changes.remove(path);
        if (isNew) for (const name of topNames(files)) changes.put(`${staging}/${name}`, name, false);
        else
          for (const { path, waiting, current } of files) changes.put(waiting, path, current !== undefined);
        for (const path of stale) if (!inTheWay.has(path)) changes.remove(path);
      } catch (error) {
        if (changes.undo()) throw error;
        throw new UsageError(
          `${folder} could be neither written nor restored: ${reasonOf(error)}. Some of its files are new, some old. Build again.`,
          { cause: error },
        );
      }
      try {
        clearStaging();
        lock.release();
      } catch (error) {
        throw new UsageError(
          `The site is written, but ${staging} can't be removed: ${reasonOf(error)}. Remove it and build again.`,
          { cause: error },
        );
      }

      const changedFolders = new Set([...files.map(({ path }) => path), ...stale].flatMap(foldersAbove));
      const folderStamps = isComplete ? stampMap(left.folders) : new Map<string, Stamp>();
      const folderStamp = (path: string) =>
        (changedFolders.has(path) ? undefined : folderStamps.get(path)) ?? stampNow(path);
      return {
        output: stampTable([...tree.files].map(([path, stamp]) => [path, stamp ?? stampNow(path)])),
        folders: stampTable([...tree.folders].map((path) => [path, folderStamp(path)])),
      };
    },
    abort() {
      try {
        if (existsSync(staging)) clearStaging();
      } finally {
        lock.release();
      }
      try {
        rmdirSync(folder);
      } catch {
        // It has files, or another build comes.
      }
    },
  };
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

const bytesOf = (piece: Piece) => (typeof piece === 'string' ? Buffer.from(piece) : piece);

const topNames = (files: readonly StagedFile[]) =>
  new Set(files.map(({ path }) => path.split('/', 1)[0] ?? path));
