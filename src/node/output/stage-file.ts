import type * as fs from 'node:fs';
import type { Stamp, stampOf } from '../disk/file-stamp';

/** A file that waits to be put in place. */
export interface StagedFile {
  /** Where it waits. */
  waiting: string;
  /** What stands in its place, if anything does. */
  before: string | undefined;
}

/** Writes a file where it waits and returns its stamp; nothing when it is the same as what stands in its place. */
export type StageFile = (file: StagedFile, pieces: readonly Uint8Array[]) => Stamp | undefined;

/** A thread runs it from its source, so it uses nothing but what it is given. */
export function createStageFile(
  { closeSync, mkdirSync, openSync, readFileSync, statSync, writeFileSync }: typeof fs,
  stampFrom: typeof stampOf,
): StageFile {
  const folders = new Set<string>();
  return ({ waiting, before }, pieces) => {
    if (before !== undefined && readFileSync(before).equals(Buffer.concat(pieces))) return undefined;
    const folder = waiting.slice(0, waiting.lastIndexOf('/'));
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
    folders.add(folder);
    const file = openSync(waiting, 'w');
    try {
      for (const piece of pieces) writeFileSync(file, piece);
    } finally {
      closeSync(file);
    }
    return stampFrom(statSync(waiting));
  };
}
