import { pagesAbove } from '../page/page-trail';
import type { SitePage } from '../page/site-page';
import type { WrittenList } from '../schema/types.gen';
import { groupPath } from './group-path';
import type { ListPage } from './list-pages';
import { inGroups, isNewestFirst, type Listed, type Shown } from './list-rows';
import type { Row } from './row';

/** Links below a list, and above it. */
export interface ListNav {
  label: string;
  newer?: ListLink;
  older?: ListLink;
  topics?: Topics;
}

interface ListLink {
  href: string;
  text: string;
}

/** A link to the page of a topic, or to all rows. */
export interface TopicLink extends ListLink {
  current?: true;
  /** Its rows, where the list below has all rows: a script can show them at once. */
  rows?: { count: string; positions: readonly number[] };
}

interface Topics {
  label: string;
  /** Says how many of the rows are shown. */
  shown: string;
  items: readonly TopicLink[];
}

/** The path of a page of a list; the first one is where the list is written. */
export const listPath = (path: string, { number }: ListPage): string =>
  number === undefined ? path : `${path === '/' ? '' : path}/page/${number}`;

/**
 * The links of a list: to its topics, and to the pages before and after one of its pages. `rows` are all its rows, if
 * they are on one page.
 */
export function navOf(
  block: WrittenList,
  page: SitePage,
  listed: Listed,
  [before, after]: readonly [ListPage | undefined, ListPage | undefined],
  rows: readonly Shown[] | undefined,
): ListNav | undefined {
  const { words, base } = listed;
  const byDate = isNewestFirst(block, listed);
  const link = (to: ListPage | undefined, text: string) =>
    to && { href: base + listPath(page.facts.path, to), text };
  const newer = link(before, byDate ? words.newer : words.previousPage);
  const older = link(after, byDate ? words.older : words.nextPage);
  const topics = block.topics ? topicsOf(block, page, listed, rows) : [];
  if (!newer && !older && topics.length === 0) return undefined;
  return {
    label: words.listPages,
    ...(newer && { newer }),
    ...(older && { older }),
    ...(topics.length > 0 && { topics: { label: words.topics, shown: words.rowsShown, items: topics } }),
  };
}

/** All rows, and the topics whose pages are there. */
function topicsOf(
  block: WrittenList,
  { facts }: SitePage,
  { collections, has, pageAt, words, base }: Listed,
  rows: readonly Shown[] | undefined,
): TopicLink[] {
  const { of, where } = block;
  const collection = collections.get(of);
  const { groups, fields } = collection?.definition.collection ?? {};
  if (!collection || !groups) return [];
  const isNarrow = where?.[groups.by] !== undefined;
  const shown = isNarrow || !rows ? [] : inGroups(block, rows, collection).flatMap(({ items }) => items);
  const link = (path: string, text: string, isCurrent: boolean, fits: (row: Row) => boolean): TopicLink => {
    const own = shown.flatMap(({ row }, position) => (fits(row) ? position : []));
    return {
      href: base + path,
      text,
      ...(isCurrent && { current: true }),
      ...(own.length > 0 && {
        rows: { count: own.length.toLocaleString(collection.definition.locale), positions: own },
      }),
    };
  };
  const topics = (fields?.[groups.by]?.of ?? []).flatMap((word) => {
    const path = groupPath(groups.path, word);
    const fits = ({ values }: Row) => [values[groups.by]].flat().includes(word);
    return has(path) ? [link(path, word, facts.path === path, fits)] : [];
  });
  const above = () => [...pagesAbove(facts, pageAt)].find(({ lists }) => lists?.includes(of))?.path;
  const all = isNarrow ? above() : facts.path;
  if (topics.length === 0 || all === undefined) return topics;
  return [link(all, words.allTopics, !isNarrow, () => true), ...topics];
}
