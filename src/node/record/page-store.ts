import { hash } from 'node:crypto';
import { concernsNoOther, type PageMemory } from '../../site/check/check-site';
import { type Files, normalizeText } from '../../site/files/files';
import { siteFile } from '../../site/files/site-file';
import type { PageFacts } from '../../site/page/page-facts';
import type { SitePage } from '../../site/page/site-page';
import type { Finding } from '../../site/problem/finding';
import type { Page } from '../../site/schema/types.gen';
import type { PageRecords } from './page-records';

/** What a build record calls a page: its file, or its place within site.json. */
export const pageId = ({ file, pointer }: Pick<SitePage, 'file' | 'pointer'>) =>
  file === siteFile ? pointer : file;

/** Of the names of all files of the content. */
export const namesOf = (files: Files): string => hash('sha1', files.list().join('\n'));

/**
 * Holds of every page only its facts, and reads its content again when it is asked for: memory stays flat. `records`
 * are of an earlier build; `hashOf` is asked whether a file is still the same.
 */
export function createPageMemory(
  files: Files,
  records?: Pick<PageRecords, 'get' | 'common'>,
  hashOf?: (file: string) => string,
): PageMemory {
  let isSame = records?.common?.names === namesOf(files);
  return {
    hold(page) {
      if (page.file === siteFile) return page;
      isSame &&= concernsNoOther(page, records?.get(page.file));
      return new HeldPage(files, page.file, page);
    },
    remember(file) {
      const record = records?.get(file);
      return record && record.hash === hashOf?.(file) ? new HeldPage(files, file, record) : undefined;
    },
    found: () => (isSame ? records?.common?.found : undefined),
  };
}

class HeldPage implements SitePage {
  readonly pointer = '';
  readonly file: string;
  readonly facts: PageFacts;
  readonly findings: readonly Finding[];
  readonly #files: Files;

  constructor(files: Files, file: string, { facts, findings }: Pick<SitePage, 'facts' | 'findings'>) {
    this.#files = files;
    this.file = file;
    this.facts = facts;
    this.findings = findings;
  }

  get content(): Page {
    // It was valid when it was read first, and the files of a build don't change.
    return JSON.parse(normalizeText(this.#files.read(this.file))) as Page;
  }
}
