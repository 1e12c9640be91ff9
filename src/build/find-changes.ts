import { hash } from 'node:crypto';
import { siteFile } from '../site/page-reader';
import type { BuildRecord, PageRecord } from './build-record';
import type { ContentSources } from './content-sources';

export interface Changes {
  /** Whether any file of the content is new, gone or another one. */
  any: boolean;
  /** A hash of all content but page files: every page may depend on it. */
  inputs: string;
  /** What the record holds of a page file, if neither it nor the inputs have changed. */
  unchangedPage(file: string): PageRecord | undefined;
  /** A hash of what a page file holds. */
  hashOf(file: string): string;
}

/** Compares the content with what the last build found. */
export function findChanges({ files, source }: ContentSources, record: BuildRecord | undefined): Changes {
  const list = files.list();
  const before = new Map(record?.sources);
  const pages = new Map(record?.pages);
  const isSame = (file: string) => before.get(file)?.hash === source(file).hash;
  const others = list.filter((file) => !isPageFile(file));
  const inputs = hash('sha1', JSON.stringify(others.map((file) => [file, source(file).hash])));
  return {
    any: record?.inputs !== inputs || list.length !== before.size || !list.every(isSame),
    inputs,
    unchangedPage: (file) => (record?.inputs === inputs && isSame(file) ? pages.get(file) : undefined),
    hashOf: (file) => source(file).hash,
  };
}

const isPageFile = (file: string) => file.endsWith('.json') && file !== siteFile;
