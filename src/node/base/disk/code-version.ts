import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from './files-below.ts';

/** Each lists the installed packages; npm writes the first one as it installs. */
const locks = ['node_modules/.package-lock.json', 'package-lock.json'];

/**
 * A hash of everything that decides what a build writes, except the content and its settings: the project's code, its
 * packages and Node.
 */
export function codeVersion(root: string): string {
  const hash = createHash('sha1').update(process.version);
  const lock = locks.find((file) => existsSync(join(root, file)));
  const code = filesBelow(join(root, 'src'))
    .filter((file) => !file.includes('.test.'))
    .sort();
  // Without it, the next command writes it.
  const schema = ['site.schema.json'].filter((file) => existsSync(join(root, file)));
  const files = [...schema, ...(lock ? [lock] : []), ...code.map((file) => `src/${file}`)];
  for (const file of files) hash.update(`\0${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 16);
}
