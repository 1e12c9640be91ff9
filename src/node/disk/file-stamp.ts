import { type Stats, statSync } from 'node:fs';

/**
 * Tells without reading a file that it is the one of before: its size, when it was written, and which inode it is. A
 * folder's changes with the names in it.
 */
export type Stamp = string;

export const stampOf = ({ size, mtimeMs, ino }: Stats): Stamp => `${size} ${mtimeMs} ${ino}`;

/** Undefined when there is no such file or folder. */
export function fileStamp(path: string): Stamp | undefined {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats && stampOf(stats);
}

/** Paths with what is known of each, as lists of strings: twenty thousand of them are read within milliseconds. */
export interface StampTable {
  paths: readonly string[];
  stamps: readonly Stamp[];
}

export const stampTable = (entries: Iterable<readonly [path: string, stamp: Stamp]>): StampTable => {
  const paths: string[] = [];
  const stamps: Stamp[] = [];
  for (const [path, stamp] of entries) {
    paths.push(path);
    stamps.push(stamp);
  }
  return { paths, stamps };
};

export const stampMap = ({ paths, stamps }: StampTable): Map<string, Stamp> =>
  new Map(paths.map((path, index) => [path, stamps[index] ?? '']));
