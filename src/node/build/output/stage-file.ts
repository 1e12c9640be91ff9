import { closeSync, mkdirSync, openSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { type Stamp, stampOf } from '../../base/disk/file-stamp';

/** A file of the new output. */
export interface StagedFile {
  /** In the output; relative, with forward slashes. */
  path: string;
  /** Where it waits until the output is committed. */
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
      for (const piece of pieces) writeFileSync(file, piece);
    } finally {
      closeSync(file);
    }
    return stampOf(statSync(waiting));
  };
}
