import { hash } from 'node:crypto';
import { lstatSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { readPlain } from '../disk/open-plain';
import { ifThere, lstatOf } from '../disk/stat-of';

export const hashText = (text: string | Uint8Array): string => hash('sha1', text);

/** Undefined if there is no such file. */
export const hashOnDisk = (file: string): string | undefined => ifThere(() => hashText(readPlain(file)));

/** What the studio's records say of a file; null if there is none. */
export const hashOrNull = (folder: string, file: string): string | null =>
  hashOnDisk(join(folder, file)) ?? null;

/** What is at a path: the hash of a file or of what a link says, or the word for anything else. Undefined for nothing. */
export const stateOf = (path: string): string | undefined =>
  ifThere(() => {
    const found = lstatSync(path);
    if (found.isSymbolicLink()) return linkAt(path);
    return found.isFile() ? hashText(readPlain(path)) : 'no file';
  });

/** The hash of what a link says; undefined for anything else. */
export const linkAt = (path: string): string | undefined =>
  lstatOf(path)?.isSymbolicLink() ? hashText(`link ${readlinkSync(path)}`) : undefined;
