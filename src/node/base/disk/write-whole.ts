import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { waitingFile } from './waiting-file';

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
