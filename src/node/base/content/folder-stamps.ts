import type { Dirent } from 'node:fs';
import { join } from 'node:path';
import { fileStamp, type Stamp } from '../disk/file-stamp';
import { eachFileBelow, entriesOf } from '../disk/files-below';

type Stamps = ReadonlyMap<string, Stamp | undefined>;

/** The stamps of all files below a folder, by their paths in it; without hidden files, and what can't be read. */
export function stampsBelow(folder: string): Stamps {
  const stamps = new Map<string, Stamp | undefined>();
  eachFileBelow(folder, entriesIfReadable, (path, { name }) => {
    if (!name.startsWith('.'))
      stamps.set(
        path,
        ifReadable(() => fileStamp(join(folder, path)), undefined),
      );
  });
  return stamps;
}

/** The paths of files that were added, changed or deleted. */
export const changedBetween = (before: Stamps, now: Stamps): string[] =>
  [...new Set([...before.keys(), ...now.keys()])].filter((path) => before.get(path) !== now.get(path));

/** What is in a folder. Whoever reads the content says what can't be read. */
export const entriesIfReadable = (folder: string): readonly Dirent[] =>
  ifReadable(() => entriesOf(folder), []);

function ifReadable<Found>(look: () => Found, otherwise: Found): Found {
  try {
    return look();
  } catch {
    return otherwise;
  }
}
