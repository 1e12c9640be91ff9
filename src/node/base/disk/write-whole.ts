import { randomUUID } from 'node:crypto';
import {
  constants,
  copyFileSync,
  fstatSync,
  ftruncateSync,
  linkSync,
  mkdirSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { codeOf } from './code-of';
import { lstatOf } from './stat-of';

/** A hidden file beside another one, for its next content. Short: the other name may be the longest that is allowed. */
export const waitingFile = (file: string): string => join(dirname(file), `.${randomUUID()}`);

/** Writes a file in one step, so that nobody ever reads half of it; with `flush` not even after a loss of power. */
export function writeWhole(file: string, content: string | Uint8Array, { flush = false } = {}): void {
  const waiting = waitingFile(file);
  mkdirSync(dirname(file), { recursive: true });
  try {
    writeFileSync(waiting, content, { flush });
    renameSync(waiting, file);
  } catch (error) {
    rmSync(waiting, { force: true });
    throw error;
  }
}

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

/**
 * Gives a file this name, but never over another one: then it answers false. Its old name may stay. Throws the error
 * of the file system.
 */
export function placeNew(waiting: string, file: string): boolean {
  try {
    linkSync(waiting, file);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
  }
  // Some file systems have no second names for a file, and folders never have one.
  if (lstatOf(file)) return false;
  renameSync(waiting, file);
  return true;
}

/** Adds to a file that is open, all or nothing: a disk that gets full takes a part, and says so only then. */
export function appendWhole(
  file: number,
  content: string,
  write: (file: number, bytes: Uint8Array, offset: number) => number = writeSync,
): void {
  const bytes = Buffer.from(content);
  const start = fstatSync(file).size;
  try {
    for (let done = 0; done < bytes.length; ) done += write(file, bytes, done);
  } catch (error) {
    ftruncateSync(file, start);
    throw error;
  }
}
