import { hash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Finding } from '../site/finding';
import type { PageFacts } from '../site/page-facts';
import type { Problem } from '../site/problem';
import type { Source } from './content-sources';
import type { Stamp } from './file-stamp';

/** A page file as it was checked. */
export interface PageRecord {
  facts: PageFacts;
  findings: readonly Finding[];
}

/** A page as it was written. */
export interface DocumentRecord {
  /** Everything that was looked at of the content, but for what the record holds as a whole. */
  key: string;
  /** Its files in the output. */
  files: readonly string[];
}

/** What a build found and made, so that the next one does only what has changed. */
export interface BuildRecord {
  /** Of the code, of everything else that is not content, and of the settings. */
  version: string;
  /** Of all content but page files. */
  inputs: string;
  /** Of what every page's document holds besides the page. */
  shell: string;
  /** Of git's dates. */
  dates: string;
  /** By path below the content folder. */
  sources: readonly (readonly [path: string, source: Source])[];
  pages: readonly (readonly [file: string, page: PageRecord])[];
  /** By page file, or by pointer within site.json. */
  documents: readonly (readonly [id: string, document: DocumentRecord])[];
  /** Every file of the output by its path. */
  output: readonly (readonly [path: string, stamp: Stamp])[];
  warnings: readonly Problem[];
}

/** One record for each output folder. */
export const recordFile = (cache: string, outDir: string) =>
  join(cache, `record-${hash('sha1', outDir).slice(0, 16)}.json`);

/** Undefined when there is none, or none that this version has written. */
export function readRecord(file: string, version: string): BuildRecord | undefined {
  try {
    // Written below, and by nobody else.
    const record = JSON.parse(readFileSync(file, 'utf8')) as BuildRecord;
    return record.version === version ? record : undefined;
  } catch {
    return undefined;
  }
}

export function writeRecord(file: string, record: BuildRecord): void {
  const waiting = `${file}.${process.pid}`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(waiting, JSON.stringify(record));
  renameSync(waiting, file);
}
