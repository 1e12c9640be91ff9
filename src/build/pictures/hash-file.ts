import { createHash } from 'node:crypto';
import { closeSync, openSync, readSync } from 'node:fs';

/** Read piece by piece: a photo may be larger than what a build should hold. */
const piece = Buffer.allocUnsafeSlow(1 << 20);

/** The hash of a file's bytes, and of whatever else decides what is made of it. */
export function hashFile(path: string, salt: string): string {
  const hash = createHash('sha256').update(salt);
  const file = openSync(path, 'r');
  try {
    for (let length = -1; length !== 0; ) {
      length = readSync(file, piece);
      hash.update(piece.subarray(0, length));
    }
  } finally {
    closeSync(file);
  }
  return hash.digest('hex');
}
