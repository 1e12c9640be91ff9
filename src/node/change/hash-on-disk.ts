import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const hashText = (text: string | Uint8Array): string => hash('sha1', text);

/** Undefined if there is no such file. */
export function hashOnDisk(file: string): string | undefined {
  try {
    return hashText(readFileSync(file));
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR'))
      return undefined;
    throw error;
  }
}

/** What the studio's records say of a file; null if there is none. */
export const hashOrNull = (folder: string, file: string): string | null =>
  hashOnDisk(join(folder, file)) ?? null;
