import { fstatSync, ftruncateSync, writeSync } from 'node:fs';

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
