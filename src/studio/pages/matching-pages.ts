import type { PageEntry } from '../../edit/workspace';

/** The pages that have each word of a filter in their path or title. */
export function matchingPages(pages: readonly PageEntry[], filter: string): readonly PageEntry[] {
  const words = filter
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return pages;
  return pages.filter(({ path, title }) => {
    const text = `${path} ${title}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
