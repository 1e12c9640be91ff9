import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Files } from '../../src/site/files/files';
import { memoryFiles } from '../../src/site/files/memory-files';
import { filesIn } from './files-in';

export const fixtures = join(import.meta.dirname, '../fixtures');

const base = 'valid/many-files';
const removed = '.removed';

/** The site of a folder in tests/fixtures/valid, with other files added or in the place of its own. */
export const openValid = (name: string, others: Readonly<Record<string, string>> = {}): Files =>
  memoryFiles({ ...filesOf(`valid/${name}`), ...others });

/**
 * A folder in tests/fixtures/invalid holds what differs from valid/many-files: the files that are added or
 * changed, an empty `<file>.removed` for each that is missing, and expected.txt, which `vitest -u` writes.
 */
export function openInvalid(name: string): Files {
  const { 'expected.txt': _, ...changes } = filesOf(`invalid/${name}`);
  const files = Object.entries({ ...filesOf(base), ...changes });
  return memoryFiles(
    Object.fromEntries(
      files.filter(([path]) => !path.endsWith(removed) && !(`${path}${removed}` in changes)),
    ),
  );
}

function filesOf(folder: string): Record<string, Uint8Array> {
  const root = join(fixtures, folder);
  return Object.fromEntries(
    filesIn(root).map((path) => [path.replaceAll('\\', '/'), readFileSync(join(root, path))]),
  );
}
