import { type Files, normalizeText } from '../../site/files/files';
import { heldPage, type PageStore } from '../../site/page/page-store';
import type { SitePage } from '../../site/page/site-page';
import type { Page } from '../../site/schema/types.gen';

/** Characters of the pages that stay parsed: those of a site of some 1,500. */
const parsedCharacters = 8_000_000;

/** Keeps the facts of every page; beyond some size, its content is read again when it is asked for. */
export function factStore(files: Files): PageStore {
  const pages = new Map<string, SitePage>();
  let left = parsedCharacters;
  return {
    get: (file) => pages.get(file),
    put(page) {
      if (page.pointer !== '') return heldPage(page);
      left -= page.length;
      const { file, pointer, facts, findings } = page;
      // It was valid when it was checked.
      const loadContent = () => JSON.parse(normalizeText(files.read(file))) as Page;
      const kept = left < 0 ? { file, pointer, facts, findings, loadContent } : heldPage(page);
      pages.set(file, kept);
      return kept;
    },
    forget(changed) {
      if (!changed) pages.clear();
      else for (const file of changed) pages.delete(file);
    },
  };
}
