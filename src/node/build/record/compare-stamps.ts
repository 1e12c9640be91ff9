import { fileStamp, type StampTable } from '../../base/disk/file-stamp';

export interface StampedFolder {
  folder: string;
  tables: readonly StampTable[];
}

/** The paths below a folder that no longer have the stamps of the tables. */
export const touchedIn = ({ folder, tables }: StampedFolder): Set<string> =>
  new Set(
    tables.flatMap(({ paths, stamps }) =>
      paths.filter((path, index) => fileStamp(`${folder}/${path}`) !== stamps[index]),
    ),
  );
