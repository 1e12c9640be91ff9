import { hash } from 'node:crypto';
import { lstatSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { isMissing } from '../disk/code-of';

export const hashText = (text: string | Uint8Array): string => hash('sha1', text);

/** Undefined if there is no such file. */
export const hashOnDisk = (file: string): string | undefined => ifThere(() => hashText(readFileSync(file)));

/** What the studio's records say of a file; null if there is none. */
export const hashOrNull = (folder: string, file: string): string | null =>
  hashOnDisk(join(folder, file)) ?? null;

/** What is at a path: the hash of a file or of what a link says, or the word for anything else. Undefined for nothing. */
export const stateOf = (path: string): string | undefined =>
  ifThere(() => {
    const found = lstatSync(path);
    if (found.isSymbolicLink()) return linkAt(path);
    return found.isFile() ? hashText(readFileSync(path)) : 'no file';
  });

/** The hash of what a link says; undefined for anything else. */
export const linkAt = (path: string): string | undefined =>
  lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()
    ? hashText(`link ${readlinkSync(path)}`)
    : undefined;

function ifThere<T>(look: () => T): T | undefined {
  try {
    return look();
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}
