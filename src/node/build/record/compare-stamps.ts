import { fileStamp } from '../../base/disk/file-stamp';
import { readRecord, type WrittenRecord } from './build-record';

export interface RecordedFolder {
  folder: string;
  /** The record of what was written there. */
  file: string;
}

/** What is no longer as a build has left it. */
export interface Touched {
  /** Of the record. */
  version: string;
  /** Paths below the folder. */
  paths: ReadonlySet<string>;
}

/** Undefined without a record. */
export function touchedIn({ folder, file }: RecordedFolder): Touched | undefined {
  const record = readRecord<WrittenRecord>(file);
  if (!record) return undefined;
  const { version, output, folders } = record;
  const touched = [output, folders].flatMap(({ paths, stamps }) =>
    paths.filter((path, index) => fileStamp(`${folder}/${path}`) !== stamps[index]),
  );
  return { version, paths: new Set(touched) };
}
