import { join } from 'node:path';
import { fileStamp, type Stamp } from './file-stamp';
import { filesBelow } from './files-below';

/** Whether a folder holds exactly the files that were written there, and nobody has written them since. */
export function isUntouched(folder: string, written: readonly (readonly [string, Stamp])[]): boolean {
  return (
    filesBelow(folder).length === written.length &&
    written.every(([path, stamp]) => fileStamp(join(folder, path)) === stamp)
  );
}
