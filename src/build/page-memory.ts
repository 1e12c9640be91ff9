import type { PageMemory } from '../site/check-site';
import type { Files } from '../site/files';
import type { Finding } from '../site/finding';
import { normalizeText } from '../site/normalize-text';
import type { PageFacts } from '../site/page-facts';
import { siteFile } from '../site/page-reader';
import type { SitePage } from '../site/site';
import type { Page } from '../site/types.gen';
import type { PageRecord } from './page-records';

/** What a build record calls a page: its file, or its place within site.json. */
export const pageId = ({ file, pointer }: Pick<SitePage, 'file' | 'pointer'>) =>
  file === siteFile ? pointer : file;

/**
 * Holds of every page only its facts, and reads its content again when it is asked for: memory stays flat.
 * `unchanged` finds what an earlier build recorded of a file that is still the same.
 */
export const createPageMemory = (
  files: Files,
  unchanged: (file: string) => PageRecord | undefined,
): PageMemory => ({
  hold: (page) => (page.file === siteFile ? page : new HeldPage(files, page.file, page)),
  remember(file) {
    const record = unchanged(file);
    return record && new HeldPage(files, file, record);
  },
});

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
