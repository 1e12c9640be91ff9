import { constants, copyFileSync, linkSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { codeOf } from './code-of';
import { waitingFile } from './waiting-file';

/** Writes a file in one step, but never over another one: then it answers false. */
export function writeNew(file: string, content: Uint8Array, mode = 0o666): boolean {
  const waiting = waitingFile(file);
  mkdirSync(dirname(file), { recursive: true });
  try {
    writeFileSync(waiting, content, { mode });
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
