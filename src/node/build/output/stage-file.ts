import {
  closeSync,
  copyFileSync,
  fstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  readSync,
  statSync,
  writevSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { type Stamp, stampOf } from '../../base/disk/file-stamp';

/** A file of the new output. */
export interface StagedFile {
  /** In the output; relative, with forward slashes. */
  path: string;
  /** Where the staged file lies until the output is committed. */
  waiting: string;
  /** The file that it replaces, if there is one. */
  current: string | undefined;
}

/** Makes a function that writes files where they wait. It returns the stamp; undefined if the file has not changed. */
export function createStageFile(): (file: StagedFile, pieces: readonly Uint8Array[]) => Stamp | undefined {
  const folders = new Set<string>();
  return ({ waiting, current }, pieces) => {
    if (current !== undefined && readFileSync(current).equals(Buffer.concat(pieces))) return undefined;
    const folder = waiting.slice(0, waiting.lastIndexOf('/'));
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
    folders.add(folder);
    const file = openSync(waiting, 'w');
    try {
      writeAll(pieces, (left) => writevSync(file, left));
      return stampOf(fstatSync(file));
    } finally {
      closeSync(file);
    }
  };
}

/** Writes pieces to the last byte. `write` returns how many of the bytes it has written. */
export function writeAll(
  pieces: readonly Uint8Array[],
  write: (pieces: readonly Uint8Array[]) => number,
): void {
  let left = pieces;
  while (left.length > 0) {
    let written = write(left);
    const index = left.findIndex(({ length }) => {
      written -= length;
      return written < 0;
    });
    const cut = left[index];
    left = cut ? [cut.subarray(cut.length + written), ...left.slice(index + 1)] : [];
  }
}

/** Copies a file to where it waits. Returns the stamp; undefined if the file that it would replace is the same. */
export function stageCopy({ waiting, current }: StagedFile, from: string): Stamp | undefined {
  if (current !== undefined && isSameFile(current, from)) return undefined;
  mkdirSync(dirname(waiting), { recursive: true });
  copyFileSync(from, waiting);
  return stampOf(statSync(waiting));
}

const chunk = 1024 * 1024;

const room = (size: number) => Buffer.allocUnsafe(Math.min(size, chunk));

/** Compares two files piece by piece: they may be larger than the memory. */
export function isSameFile(one: string, other: string): boolean {
  const { size } = statSync(one);
  if (size !== statSync(other).size) return false;
  if (size === 0) return true;
  const files = [openSync(one, 'r'), openSync(other, 'r')];
  try {
    const [a, b] = [room(size), room(size)];
    for (;;) {
      const [read, also] = [readSync(files[0] ?? -1, a), readSync(files[1] ?? -1, b)];
      if (read !== also || !a.subarray(0, read).equals(b.subarray(0, also))) return false;
      if (read === 0) return true;
    }
  } finally {
    for (const file of files) closeSync(file);
  }
}
