import type { PageEntry } from '../../../protocol/workspace';
import { hasWords } from '../../model/has-words';

/** As many as anybody reads. */
export const mostPages = 40;

type Named = Pick<PageEntry, 'path' | 'title'>;

/** The pages with all words in path or title, those whose path begins with the text first, also without its `/`. */
export function findPages<Page extends Named>(pages: readonly Page[], text: string): Page[] {
  const isFound = hasWords(text);
  const first: Page[] = [];
  const rest: Page[] = [];
  for (const page of pages) {
    const shown = `${page.path} ${page.title}`.toLowerCase();
    if (!isFound(shown)) continue;
    if (page.path.startsWith(text) || page.path.startsWith(`/${text}`)) first.push(page);
    else if (rest.length < mostPages) rest.push(page);
    if (first.length === mostPages) break;
  }
  return [...first, ...rest].slice(0, mostPages);
}
