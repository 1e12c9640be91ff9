import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMissing } from '../disk/code-of';

export const hashText = (text: string | Uint8Array): string => hash('sha1', text);

/** Undefined if there is no such file. */
export function hashOnDisk(file: string): string | undefined {
  try {
    return hashText(readFileSync(file));
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** What the studio's records say of a file; null if there is none. */
export const hashOrNull = (folder: string, file: string): string | null =>
  hashOnDisk(join(folder, file)) ?? null;
