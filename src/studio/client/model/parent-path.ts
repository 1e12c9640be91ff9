import type { PageEntry } from '../../protocol/workspace';

/** The nearest page above a path; without a home page the first of all. */
export function pageAbove(path: string, pages: readonly PageEntry[]): PageEntry | undefined {
  const parent = parentPathOf(path, pages);
  return pages.find((page) => page.path === parent) ?? pages[0];
}

/** The path of the nearest page above a path: at last the home page. */
export function parentPathOf(path: string, pages: readonly Pick<PageEntry, 'path'>[]): string {
  const known = new Set(pages.map((page) => page.path));
  let parent = path;
  do parent = parent.slice(0, parent.lastIndexOf('/'));
  while (parent !== '' && !known.has(parent));
  return parent || '/';
}
