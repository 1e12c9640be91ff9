import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findRepository } from '../../../node/base/git/repository';

/** Where the recipes of docs/dates.md put a file into the project, and what such a file has. */
const places: readonly (readonly [folder: string, ...marks: RegExp[]])[] = [
  ['.github/workflows', /^[ \t]*schedule:/m, /\bdue\b/],
  ['netlify/functions', /\bdue\b/],
];

/** Whether a file of the project lets a machine ask at times what is due. One elsewhere is not known. */
export function asksWhatIsDue(folder: string): boolean {
  const root = findRepository(folder)?.top ?? process.cwd();
  return places.some(([place, ...marks]) =>
    textsIn(join(root, place)).some((text) => marks.every((mark) => mark.test(text))),
  );
}

function textsIn(folder: string): string[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => readFileSync(join(folder, name), 'utf8'));
  } catch {
    // Without the folder, there are none.
    return [];
  }
}
