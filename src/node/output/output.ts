import { existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileStamp, type Stamp, type StampTable, stampMap, stampTable } from '../disk/file-stamp';
import { filesBelow } from '../disk/files-below';
import type { Piece } from './pack-files';
import { createStageFile, type StagedFile } from './stage-file';
import { stageInThread } from './stage-in-thread';

/** Where new files wait, inside the output folder so that renaming never crosses file systems. */
const stagingName = '.staging';

export interface OutputFile {
  /** Relative, with forward slashes. */
  path: string;
  pieces: readonly Piece[];
}

/** A thread takes as long to start as it saves with so many pages. */
const worthAThread = 2_000;

export interface Output {
  /** Stages a file that pages name: put in place before all that `addAll` stages. */
  add(path: string, content: string | Uint8Array): void;
  /** Stages pages, and what names them: so many files in pieces, in a thread when they are many. */
  addAll(files: Iterable<OutputFile>, count: number): Promise<void>;
  /** Takes files over as they are, if nobody has touched them since they were written; tells whether it did. */
  keep(paths: readonly string[]): boolean;
  /** Puts the staged files in place, assets before pages, then removes what is no longer part. */
  commit(): Committed;
  /** Forgets the staged files; the output stays as it was. */
  abort(): void;
}

/** What stands in the output folder, with stamps. */
export interface Committed {
  output: StampTable;
  folders: StampTable;
}

/** What the last build left. */
export interface LeftOutput extends Committed {
  /** Paths of it that are not as they were. */
  touched: ReadonlySet<string>;
}

/**
 * Writes a whole output folder so that whoever reads it meanwhile never sees half a file, or a page before its
 * assets: every file is written aside and renamed when all have succeeded. Unchanged files are not touched. `left` is
 * what the last build left.
 */
export function openOutput(folder: string, left?: LeftOutput): Output {
  const staging = join(folder, stagingName);
  const isUntouched = (path: string) => left?.touched.has(path) === false;
  // As long as no folder has changed, the same files stand there.
  const isWhole = left && !existsSync(staging) && left.folders.paths.every(isUntouched);
  rmSync(staging, { recursive: true, force: true });
  const stamps = left ? stampMap(left.output) : new Map<string, Stamp>();
  const present: { has(path: string): boolean; keys(): Iterable<string> } = isWhole
    ? stamps
    : new Set(filesBelow(folder));
  mkdirSync(folder, { recursive: true });
  // Then folders are put in place as a whole.
  const isNew = readdirSync(folder).length === 0;
  // Not both at once: Node then says of a disk that can only be read that the folder is missing.
  mkdirSync(staging);
  const wanted = new Map<string, Stamp | undefined>();
  const assets: { path: string; waiting: string }[] = [];
  const pages: typeof assets = [];

  // Joined by hand, here and below: paths are clean, and there are many.
  const placeOf = (path: string) => `${folder}/${path}`;
  const want = (path: string, stamp?: Stamp) => {
    if (wanted.has(path)) throw new Error(`${path} is written twice.`);
    wanted.set(path, stamp);
  };
  const stageFile = createStageFile();
  const fileAt = (path: string): StagedFile => {
    want(path);
    const waiting = isNew ? `${staging}/${path}` : `${staging}/${wanted.size}`;
    return { path, waiting, current: present.has(path) ? placeOf(path) : undefined };
  };
  const takeInto =
    (staged: typeof assets) =>
    ({ path, waiting }: StagedFile, stamp: Stamp | undefined) => {
      if (stamp === undefined) return;
      wanted.set(path, stamp);
      staged.push({ path, waiting });
    };
  const takeAsset = takeInto(assets);
  const takePage = takeInto(pages);
  const made = new Set<string>();
  const makeFolderOf = (file: string) => {
    const parent = folderOf(file);
    if (!made.has(parent)) mkdirSync(parent, { recursive: true });
    made.add(parent);
  };
  const stampNow = (path: string) => fileStamp(placeOf(path)) ?? '';
  const folderStamps = isWhole ? stampMap(left.folders) : new Map<string, Stamp>();
  const changedFolders = new Set(['']);
  const folderStamp = (path: string) =>
    (changedFolders.has(path) ? undefined : folderStamps.get(path)) ?? stampNow(path);

  return {
    add(path, content) {
      const file = fileAt(path);
      takeAsset(file, stageFile(file, [bytesOf(content)]));
    },
    async addAll(files, count) {
      const all = (function* () {
        for (const { path, pieces } of files) yield { file: fileAt(path), pieces };
      })();
      if (count >= worthAThread) return stageInThread(all, takePage);
      for (const { file, pieces } of all) takePage(file, stageFile(file, pieces.map(bytesOf)));
    },
    keep(paths) {
      const untouched = paths.every((path) => stamps.has(path) && present.has(path) && isUntouched(path));
      if (untouched) for (const path of paths) want(path, stamps.get(path));
      return untouched;
    },
    commit() {
      const staged = [...assets, ...pages];
      if (isNew)
        for (const name of new Set(staged.map(({ path }) => topOf(path))))
          renameSync(`${staging}/${name}`, placeOf(name));
      else
        for (const { path, waiting } of staged) {
          makeFolderOf(placeOf(path));
          renameSync(waiting, placeOf(path));
        }
      rmSync(staging, { recursive: true, force: true });
      const stale = [...present.keys()].filter((path) => !wanted.has(path));
      removeStale(folder, stale);
      for (const path of foldersOf([...staged.map(({ path }) => path), ...stale])) changedFolders.add(path);
      const paths = [...wanted.keys()];
      return {
        output: stampTable(paths.map((path) => [path, wanted.get(path) ?? stampNow(path)])),
        folders: stampTable(foldersOf(paths).map((path) => [path, folderStamp(path)])),
      };
    },
    abort() {
      rmSync(staging, { recursive: true, force: true });
      if (existsSync(folder) && readdirSync(folder).length === 0) rmdirSync(folder);
    },
  };
}

const bytesOf = (piece: Piece) => (typeof piece === 'string' ? Buffer.from(piece) : piece);

/** And the folders that they leave empty. */
function removeStale(folder: string, stale: readonly string[]): void {
  for (const path of stale) {
    rmSync(join(folder, path), { force: true });
    for (let above = folderOf(path); above !== ''; above = folderOf(above)) {
      if (readdirSync(join(folder, above)).length > 0) break;
      rmdirSync(join(folder, above));
    }
  }
}

/** Every folder that files stand in, and those above. */
function foldersOf(paths: readonly string[]): string[] {
  const folders = new Set(['']);
  for (const path of paths)
    for (let above = folderOf(path); !folders.has(above); above = folderOf(above)) folders.add(above);
  return [...folders];
}

/** '' is the output itself. */
const folderOf = (path: string) => path.slice(0, Math.max(0, path.lastIndexOf('/')));

const topOf = (path: string) => path.split('/', 1)[0] ?? path;
