import { closeSync, constants, fstatSync, openSync, readFileSync } from 'node:fs';

/** Windows has no such files, and no such flag. */
const withoutWaiting = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0);

/** Opens a file to be read. Whatever is no plain file is as none: a pipe would keep its reader waiting for ever. */
export function openPlain(path: string): number {
  const file = openSync(path, withoutWaiting);
  if (fstatSync(file).isFile()) return file;
  closeSync(file);
  throw Object.assign(new Error(`ENOENT: ${path} is no plain file`), { code: 'ENOENT', path });
}

export function readPlain(path: string): Buffer {
  const file = openPlain(path);
  try {
    return readFileSync(file);
  } finally {
    closeSync(file);
  }
}
