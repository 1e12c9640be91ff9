import { type Dirent, readdirSync } from 'node:fs';
import { codeOf } from './code-of';

/**
 * Calls `take` for every file and link below a folder. Paths are relative and have forward slashes. `entriesOf` lists a
 * folder. Node's own recursion takes twice as long, because it joins and normalizes every path.
 */
export function eachFileBelow(
  folder: string,
  entriesOf: (folder: string) => readonly Dirent[],
  take: (path: string, entry: Dirent) => void,
): void {
  const walk = (below: string) => {
    for (const entry of entriesOf(`${folder}/${below}`)) {
      const path = below === '' ? entry.name : `${below}/${entry.name}`;
      if (entry.isDirectory()) walk(path);
      else take(path, entry);
    }
  };
  walk('');
}

/** All files below a folder; none if it does not exist. Paths are relative and have forward slashes. */
export function filesBelow(folder: string): string[] {
  const found: string[] = [];
  eachFileBelow(folder, entriesIfAny, (path) => found.push(path));
  return found;
}

export const entriesOf = (folder: string): Dirent[] => readdirSync(folder, { withFileTypes: true });

function entriesIfAny(folder: string): Dirent[] {
  try {
    return entriesOf(folder);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  }
}
