import type { PageMemory } from '../site/check-site';
import type { Files } from '../site/files';
import { normalizeText } from '../site/normalize-text';
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
  hold: (page) => (page.file === siteFile ? page : heldPage(files, page.file, page)),
  remember(file) {
    const record = unchanged(file);
    return record && heldPage(files, file, record);
  },
});

const heldPage = (
  files: Files,
  file: string,
  { facts, findings }: Pick<SitePage, 'facts' | 'findings'>,
): SitePage => ({
  file,
  pointer: '',
  facts,
  findings,
  get content() {
    // It was valid when it was read first, and the files of a build don't change.
    return JSON.parse(normalizeText(files.read(file))) as Page;
  },
});
