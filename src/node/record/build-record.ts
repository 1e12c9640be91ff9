import { readFileSync } from 'node:fs';
import type { Problem } from '../../site/problem/problem';
import type { StampTable } from '../disk/file-stamp';
import { writeWhole } from '../disk/write-whole';

/** What a build found and left, so that the next one can tell what has changed. */
export interface BuildRecord {
  /** Of the code, of everything else that is not content, and of the settings. */
  version: string;
  /** Of all content but page files. */
  inputs: string;
  /** Of git's dates. */
  dates: string;
  /** The files of the content, and a hash of each. */
  sources: StampTable & { hashes: readonly string[] };
  /** The files of the output. */
  output: StampTable;
  /** The folders of the output. */
  folders: StampTable;
  pages: number;
  warnings: readonly Problem[];
}

/** Undefined when there is none, or none that this version has written. */
export function readRecord<Kind extends { version: string }>(
  file: string,
  version: string,
): Kind | undefined {
  try {
    // Written below, and by nobody else.
    const record = JSON.parse(readFileSync(file, 'utf8')) as Kind;
    return record.version === version ? record : undefined;
  } catch {
    return undefined;
  }
}

export const writeRecord = (file: string, record: unknown): void => writeWhole(file, JSON.stringify(record));
