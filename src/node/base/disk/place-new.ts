import { linkSync, renameSync } from 'node:fs';
import { codeOf } from './code-of';
import { lstatOf } from './stat-of';

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
