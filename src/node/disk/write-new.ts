import { randomUUID } from 'node:crypto';
import { constants, copyFileSync, linkSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Writes a file in one step, but never over another one: then it answers false. */
export function writeNew(file: string, content: Uint8Array): boolean {
  const folder = dirname(file);
  const waiting = join(folder, `.${basename(file)}-${randomUUID()}`);
  mkdirSync(folder, { recursive: true });
  try {
    writeFileSync(waiting, content);
    place(waiting, file);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(waiting, { force: true });
  }
}

/** A rename would replace a file. */
function place(waiting: string, file: string): void {
  try {
    linkSync(waiting, file);
  } catch (error) {
    if (codeOf(error) === 'EEXIST') throw error;
    // Some file systems have no second names for a file.
    copyFileSync(waiting, file, constants.COPYFILE_EXCL);
  }
}

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;
