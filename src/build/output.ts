import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

/** Where new files wait, inside the output folder so that renaming never crosses file systems. */
const stagingName = '.staging';

export interface Output {
  /** Stages a file of the new output; `path` is relative and uses forward slashes. */
  add(path: string, content: string | Uint8Array): void;
  /** Puts the staged files in place, in the order they were added, then removes what is no longer part. */
  commit(): void;
  /** Forgets the staged files; the output stays as it was. */
  abort(): void;
}

/**
 * Writes a whole output folder so that whoever reads it meanwhile never sees half a file, or a page before its
 * assets: every file is written aside and renamed when all have succeeded. Unchanged files are not touched.
 */
export function openOutput(folder: string): Output {
  const staging = join(folder, stagingName);
  rmSync(staging, { recursive: true, force: true });
  mkdirSync(staging, { recursive: true });
  const isNew = readdirSync(folder).length === 1;
  const wanted = new Set<string>();
  const staged: { path: string; waiting: string }[] = [];

  return {
    add(path, content) {
      if (wanted.has(path)) throw new Error(`${path} is written twice.`);
      wanted.add(path);
      if (!isNew && isSame(join(folder, path), Buffer.from(content))) return;
      const waiting = join(staging, String(staged.length));
      writeFileSync(waiting, content);
      staged.push({ path, waiting });
    },
    commit() {
      const made = new Set<string>();
      for (const { path, waiting } of staged) {
        const target = join(folder, path);
        const parent = dirname(target);
        if (!made.has(parent)) mkdirSync(parent, { recursive: true });
        made.add(parent);
        renameSync(waiting, target);
      }
      rmSync(staging, { recursive: true, force: true });
      if (!isNew) removeStale(folder, wanted);
    },
    abort() {
      rmSync(staging, { recursive: true, force: true });
      if (existsSync(folder) && readdirSync(folder).length === 0) rmdirSync(folder);
    },
  };
}

function isSame(file: string, bytes: Buffer): boolean {
  const size = statSync(file, { throwIfNoEntry: false })?.size;
  return size === bytes.length && readFileSync(file).equals(bytes);
}

function removeStale(folder: string, wanted: ReadonlySet<string>): void {
  const folders: string[] = [];
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const file = join(entry.parentPath, entry.name);
    if (entry.isDirectory()) folders.push(file);
    else if (!wanted.has(relative(folder, file).split(sep).join('/'))) rmSync(file, { force: true });
  }
  // The deepest first, so that a folder whose last folder went is empty too.
  for (const path of folders.sort((a, b) => b.length - a.length))
    if (readdirSync(path).length === 0) rmdirSync(path);
}
