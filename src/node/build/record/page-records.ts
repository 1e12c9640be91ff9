import { randomUUID } from 'node:crypto';
import type { PageFacts } from '../../../site/page/page-facts';
import type { Finding } from '../../../site/problem/finding';
import type { PhotoUse } from '../../../site/resolve/site';
import { readRecord, writeRecord } from './build-record';

/** What a build found in a page, and what it wrote for it. */
export interface PageRecord {
  /** The hash of its content. */
  hash: string;
  facts: PageFacts;
  findings: readonly Finding[];
  /** Differs when what its documents show of other pages does. */
  key: string;
  /** The photos that its documents show. */
  photos: readonly PhotoUse[];
}

type Entries = readonly (readonly [id: string, page: PageRecord])[];

/** What the pages of a build have in common. */
interface Common {
  /** The hash of what every document contains besides its page. */
  shell: string;
  /** The hash of the names of all content files. */
  names: string;
  /** What was found about the site as a whole. */
  found: readonly Finding[];
}

interface PageRecordFile extends Common {
  version: string;
  entries: Entries;
}

interface Snapshot extends PageRecordFile {
  /** The version of its changes: those of an earlier snapshot never count. */
  id: string;
}

/** The snapshot is written again when this share of its pages has changed. */
const rewriteAbove = 0.1;

export interface PageRecords {
  common: Common | undefined;
  /** By page file, or by pointer within site.json. */
  get(id: string): PageRecord | undefined;
  write(common: Common, entries: Entries): void;
}

/**
 * The page records of an output, in two files: a snapshot of all pages, and the changes since. After an edit of a
 * large site only the changes are written. `version` must differ when anything but pages has changed. Records that
 * are not `trusted` are not read.
 */
export function openPageRecords(file: string, version: string, trusted: boolean): PageRecords {
  const snapshotFile = `${file}.json`;
  const changesFile = `${file}-changed.json`;
  const snapshot = trusted ? readRecord<Snapshot>(snapshotFile, version) : undefined;
  const changes = snapshot && readRecord<PageRecordFile>(changesFile, snapshot.id);
  const inSnapshot = new Map(snapshot?.entries);
  const inChanges = new Map(changes?.entries);
  return {
    common: changes ?? snapshot,
    get: (id) => inChanges.get(id) ?? inSnapshot.get(id),
    write(common, entries) {
      const changed = entries.filter(([id, page]) => inSnapshot.get(id) !== page);
      if (snapshot && changed.length < inSnapshot.size * rewriteAbove)
        writeRecord(changesFile, {
          version: snapshot.id,
          ...common,
          entries: changed,
        } satisfies PageRecordFile);
      else writeRecord(snapshotFile, { version, id: randomUUID(), ...common, entries } satisfies Snapshot);
    },
  };
}
