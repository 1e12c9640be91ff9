import type { Stats } from 'node:fs';
import { statSync } from 'node:fs';

/** Tells without reading a file that it is the one of before: its size, when it was written, and which inode it is. */
export type Stamp = string;

export const stampOf = ({ size, mtimeMs, ino }: Stats): Stamp => `${size} ${mtimeMs} ${ino}`;

/** Undefined when there is no such file. */
export function fileStamp(path: string): Stamp | undefined {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats?.isFile() ? stampOf(stats) : undefined;
}
