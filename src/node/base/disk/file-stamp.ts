import { hash } from 'node:crypto';
import type { Stats } from 'node:fs';
import { statOf } from './stat-of';

/**
 * Size, time of the last change and inode of a file: while they are the same, so is the file. A folder's stamp changes
 * when a name in it does.
 */
export type Stamp = string;

export const stampOf = ({ size, mtimeMs, ino }: Stats): Stamp => `${size} ${mtimeMs} ${ino}`;

/** Undefined if there is no such file or folder. */
export function fileStamp(path: string): Stamp | undefined {
  const stats = statOf(path);
  return stats && stampOf(stats);
}

/** Paths with their stamps, as two lists: JSON of 20,000 paths is read in a few milliseconds this way. */
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

/** Tells the contents of two files apart, whatever their stamps. */
export const bytesHash = (bytes: Uint8Array): string => hash('sha1', bytes, 'base64url');
