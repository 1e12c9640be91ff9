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
