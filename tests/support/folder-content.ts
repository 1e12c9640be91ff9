import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from './files-in';

/** All files of a folder, byte for byte. */
export const readFolder = (folder: string): Map<string, string> =>
  new Map(filesIn(folder).map((file) => [file, readFileSync(join(folder, file), 'latin1')]));

export const differences = (one: Map<string, string>, other: Map<string, string>): string[] =>
  [...new Set([...one.keys(), ...other.keys()])].filter((file) => one.get(file) !== other.get(file));
