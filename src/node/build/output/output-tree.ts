import { foldersAbove } from '../../../site/files/file-path';
import type { Stamp } from '../../base/disk/file-stamp';

/** The files of an output with their stamps, as far as they are known, and its folders. '' is the output itself. */
export interface OutputTree {
  files: Map<string, Stamp | undefined>;
  folders: Set<string>;
}

export const emptyTree = (): OutputTree => ({ files: new Map(), folders: new Set(['']) });

/** Throws when the path is taken, or when it would be both a file and a folder. */
export function addFile({ files, folders }: OutputTree, path: string, stamp?: Stamp): void {
  if (files.has(path)) throw new Error(`${path} is written twice.`);
  if (folders.has(path)) throw new Error(`${path} is written as a file and as a folder.`);
  for (const folder of foldersAbove(path)) {
    if (folders.has(folder)) break;
    if (files.has(folder)) throw new Error(`${folder} is written as a file and as a folder.`);
    folders.add(folder);
  }
  files.set(path, stamp);
}

/** True for an old file that a new file or folder can't be put in place beside. */
export const isInTheWay = ({ files, folders }: OutputTree, path: string): boolean =>
  folders.has(path) || foldersAbove(path).some((folder) => files.has(folder));
