import { textOf } from '../../site/json/text-of';
import type { ContentPage, ContentPages } from './content-pages';

/** A page of the site, and how many places name it. */
export interface ListedPage {
  path: string;
  title: string;
  file: string;
  /** Missing for a page without one. */
  layout?: string;
  aliases: readonly string[];
  /** Places in the rest of the content that name it. */
  linksIn: number;
  /** Places in it that name other pages. */
  linksOut: number;
}

/** All pages by path. */
export function listPages(content: ContentPages): ListedPage[] {
  const owner = (path: string) => content.at(path) ?? content.aliased(path);
  const linksIn = new Map<ContentPage, number>();
  const linksOut = new Map<ContentPage, number>();
  const count = (page: ContentPage | undefined, counts: Map<ContentPage, number>) =>
    page && counts.set(page, (counts.get(page) ?? 0) + 1);
  for (const { path } of [...content.siteReferences(), ...content.collectionReferences()])
    count(owner(path), linksIn);
  for (const page of content.pages)
    for (const { path } of content.references(page)) {
      const target = owner(path);
      if (target === page) continue;
      count(target, linksIn);
      count(page, linksOut);
    }
  const listed = content.pages.map((page): ListedPage => {
    const { title, layout } = page.content;
    return {
      path: page.path,
      title: textOf(title),
      file: page.file,
      ...(typeof layout === 'string' && { layout }),
      aliases: page.aliases,
      linksIn: linksIn.get(page) ?? 0,
      linksOut: linksOut.get(page) ?? 0,
    };
  });
  return listed.sort((a, b) => (a.path < b.path ? -1 : 1));
}
