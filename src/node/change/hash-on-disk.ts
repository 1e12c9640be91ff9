import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';

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
