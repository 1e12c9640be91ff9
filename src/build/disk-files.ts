import { closeSync, openSync, readdirSync, readFileSync, readSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Files } from '../site/files';

/** Enough for the header of every image format, also behind a long profile. */
const headBytes = 64 * 1024;

/** The content folder on disk. Hidden files and links to elsewhere are not part of it. */
export function diskFiles(root: string): Files {
  let listed: string[] | undefined;
  return {
    read: (path) => readFileSync(join(root, path), 'utf8'),
    list() {
      listed ??= readdirSync(root, { withFileTypes: true, recursive: true })
        .filter((entry) => entry.isFile())
        .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
        .filter((path) => !/(^|\/)\./.test(path))
        .sort();
      return listed;
    },
    head(path) {
      try {
        const file = openSync(join(root, path), 'r');
        try {
          const bytes = new Uint8Array(headBytes);
          return bytes.subarray(0, readSync(file, bytes, 0, headBytes, 0));
        } finally {
          closeSync(file);
        }
      } catch {
        return undefined;
      }
    },
    size: (path) => statSync(join(root, path), { throwIfNoEntry: false })?.size,
  };
}
