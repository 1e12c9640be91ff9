import type { SitePage } from '../page/site-page';
import type { WrittenList } from '../schema/types.gen';
import { groupPath } from './group-path';
import type { ListPage } from './list-pages';
import { isNewestFirst, type Listed } from './list-rows';

/** Links below a list, and above it. */
export interface ListNav {
  label: string;
  newer?: ListLink;
  older?: ListLink;
  topics?: { label: string; items: readonly (ListLink & { current?: true })[] };
}
interface ListLink {
  href: string;
  text: string;
}

/** The path of a page of a list; the first one is where the list is written. */
export const listPath = (path: string, { number }: ListPage): string =>
  number === undefined ? path : `${path === '/' ? '' : path}/page/${number}`;

/** The links of a list: to its topics, and to the pages before and after one of its pages. */
export function navOf(
  block: WrittenList,
  page: SitePage,
  listed: Listed,
  [before, after]: readonly [ListPage | undefined, ListPage | undefined],
): ListNav | undefined {
  const { words, base } = listed;
  const byDate = isNewestFirst(block, listed);
  const link = (to: ListPage | undefined, text: string) =>
    to && { href: base + listPath(page.facts.path, to), text };
  const newer = link(before, byDate ? words.newer : words.previousPage);
  const older = link(after, byDate ? words.older : words.nextPage);
  const topics = block.topics ? topicsOf(block, page, listed) : [];
  if (!newer && !older && topics.length === 0) return undefined;
  return {
    label: words.listPages,
    ...(newer && { newer }),
    ...(older && { older }),
    ...(topics.length > 0 && { topics: { label: words.topics, items: topics } }),
  };
}

/** Those whose pages are there. */
function topicsOf({ of }: WrittenList, { facts }: SitePage, { collections, has, base }: Listed) {
  const { groups, fields } = collections.get(of)?.definition.collection ?? {};
  const words = (groups && fields?.[groups.by]?.of) ?? [];
  return words.flatMap((word) => {
    const path = groupPath(groups?.path ?? '', word);
    if (!has(path)) return [];
    return [{ href: base + path, text: word, ...(facts.path === path && { current: true as const }) }];
  });
}
