import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from '../../../site/problem/finding';
import { always, type Interval, isWithin } from '../../../site/time/interval';
import type { StampTable } from '../../base/disk/file-stamp';
import { writeWhole } from '../../base/disk/write-whole';

/** What a build found and wrote. The next build compares with it. */
export interface BuildRecord {
  /** The hash of everything but content: the code, its packages, Node and the settings. */
  version: string;
  /** The hash of all content but page files. */
  inputs: string;
  /** The hash of what git told. */
  git: string;
  /** The instants between which the output is the same; null without one. */
  now: { from: number | null; until: number | null };
  /** The content files, with the hash of each. */
  sources: StampTable & { hashes: readonly string[] };
  /** The version of the record of its files. */
  written: string;
  pages: number;
  /** How many link pictures were left for later. */
  waiting: number;
  warnings: readonly Finding[];
}

/** The files and folders of an output. A file of its own: a thread reads it, while the build reads the other one. */
export interface WrittenRecord {
  /** Differs from that of every other build. */
  version: string;
  output: StampTable;
  folders: StampTable;
}

export const writtenFile = (recordFolder: string): string => join(recordFolder, 'written.json');

/** Numbers as JSON can have them. */
export const recorded = ({ from, until }: Interval): BuildRecord['now'] => ({
  from: Number.isFinite(from) ? from : null,
  until: Number.isFinite(until) ? until : null,
});

/** Whether nothing has come or gone by its date between a build and an instant. */
export const isSameTime = ({ now: { from, until } }: Pick<BuildRecord, 'now'>, at: number): boolean =>
  isWithin(at, { from: from ?? always.from, until: until ?? always.until });

/** Undefined when there is none, or when another version than this one has written it. */
export function readRecord<Kind extends { version: string }>(
  file: string,
  version?: string,
): Kind | undefined {
  try {
    // Only writeRecord writes these files.
    const record = JSON.parse(readFileSync(file, 'utf8')) as Kind;
    return version === undefined || record.version === version ? record : undefined;
  } catch {
    return undefined;
  }
}

export const writeRecord = (file: string, record: unknown): void => writeWhole(file, JSON.stringify(record));
