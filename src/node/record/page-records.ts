import type { PageFacts } from '../../site/page/page-facts';
import type { Finding } from '../../site/problem/finding';
import type { PhotoUse } from '../../site/resolve/site';
import { readRecord, writeRecord } from './build-record';

/** A page as it was checked and written. */
export interface PageRecord {
  /** Of its content. */
  hash: string;
  facts: PageFacts;
  findings: readonly Finding[];
  /** What its documents show of other pages. */
  key: string;
  /** The photos that they show. */
  photos: readonly PhotoUse[];
}

type Entries = readonly (readonly [id: string, page: PageRecord])[];

/** What the pages of a build have in common. */
interface Common {
  /** Of what every document holds besides its page. */
  shell: string;
  /** Of the names of all files of the content. */
  names: string;
  /** What was found of the site as a whole. */
  found: readonly Finding[];
}

interface PageBook extends Common {
  version: string;
  entries: Entries;
}

/** How many changed pages are worth a new book instead of a slip in the old one: one in so many. */
const worthABook = 10;

export interface PageRecords {
  common: Common | undefined;
  /** By page file, or by pointer within site.json. */
  get(id: string): PageRecord | undefined;
  write(common: Common, entries: Entries): void;
}

/**
 * What a version of the code has recorded of pages. Of a large site only what has changed since is written, beside
 * the rest. `version` must differ when anything but pages has changed;
 * what is not trusted is as if it were not there.
 */
export function openPageRecords(file: string, version: string, trusted: boolean): PageRecords {
  const book = trusted ? readRecord<PageBook>(`${file}.json`, version) : undefined;
  const slip = book && readRecord<PageBook>(`${file}-changed.json`, version);
  const inBook = new Map(book?.entries);
  const changed = new Map(slip?.entries);
  return {
    common: slip ?? book,
    get: (id) => changed.get(id) ?? inBook.get(id),
    write(common, entries) {
      const news = entries.filter(([id, page]) => inBook.get(id) !== page);
      const isSmall = news.length * worthABook < inBook.size;
      // An older slip must not stand beside a newer book.
      if (isSmall || !trusted || slip)
        writeRecord(`${file}-changed.json`, { version, ...common, entries: isSmall ? news : [] });
      if (!isSmall) writeRecord(`${file}.json`, { version, ...common, entries });
    },
  };
}
