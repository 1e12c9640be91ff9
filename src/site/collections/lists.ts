import { basePath } from '../page/addresses';
import { changedPage, withBlocks } from '../page/changed-page';
import { type KnownPages, knownPages } from '../page/known-pages';
import { pageFacts } from '../page/page-facts';
import type { SitePage } from '../page/site-page';
import type { Times } from '../page/times';
import { tokensOf } from '../page/tokens';
import { isList } from '../read/list-blocks';
import type { Block, Page, SiteContent } from '../schema/types.gen';
import { directionOf } from '../words/direction-of';
import { fillIn } from '../words/words';
import { wordsOf } from '../words/words-of';
import type { LoadedCollection } from './collections';
import { listBlock } from './list-block';
import { listPath, navOf } from './list-nav';
import { countOf, type ListPage, pagesOf } from './list-pages';
import { type Listed, rowsOf } from './list-rows';
import { rowId } from './row';

interface SiteOfLists {
  content: SiteContent;
  pages: readonly SitePage[];
  known: KnownPages;
}

/** A site in which every list shows its rows, with the pages on which the others follow. */
export function withLists<Site extends SiteOfLists>(
  site: Site,
  collections: ReadonlyMap<string, LoadedCollection>,
  times: Times,
): Site {
  const { content, pages, known } = site;
  if (!pages.some(({ facts }) => facts.lists)) return site;
  const settings = content.site;
  const tokens = tokensOf(settings, directionOf(settings.language));
  // A site may have all pages at once, but a list shows what visitors see; that of a preview what comes, too.
  const isListed = ({ facts, coming }: SitePage) =>
    coming !== undefined || times.isShown(facts, times.now.from);
  const byRow = new Map(
    pages.flatMap((page) => (page.made && isListed(page) ? [[page.made.id, page] as const] : [])),
  );
  const listed: Listed = {
    settings,
    collections,
    times,
    pageOf: ({ slug }, { definition }) => byRow.get(rowId(definition.name, slug)),
    has: known.hasOwn,
    pageAt: known.page,
    words: wordsOf(settings, tokens),
    tokens,
    base: basePath(settings.url),
  };
  const all = pages.flatMap((page) => (page.facts.lists ? withListPages(page, listed) : [page]));
  return { ...site, pages: all, known: knownPages(all, []) };
}

/** A page with its lists, and the pages on which the first of them that has pages goes on. */
function withListPages(page: SitePage, listed: Listed): SitePage[] {
  const written = page.loadContent();
  const lists = new Map(
    written.blocks.flatMap((block: unknown) =>
      isList(block) ? [[block, rowsOf(block, listed)] as const] : [],
    ),
  );
  const paged = [...lists.keys()].find(({ pages }) => pages);
  const pages = paged ? pagesOf(paged, lists.get(paged) ?? [], listed) : [];
  /** What a block shows on one of the pages. */
  const shown = (block: Block, index: number): Block[] => {
    const list: unknown = block;
    if (!isList(list)) return [block];
    const all = lists.get(list) ?? [];
    const rows = list === paged ? pages[index]?.rows : all.slice(0, countOf(list));
    const neighbors =
      list === paged ? ([pages[index - 1], pages[index + 1]] as const) : ([undefined, undefined] as const);
    const whole = all.length <= countOf(list) ? all : undefined;
    return listBlock(list, rows ?? [], navOf(list, page, listed, neighbors, whole), listed);
  };
  const blocks = written.blocks.flatMap((block) => shown(block, 0));
  const own = changedPage(page, blocks, () => withBlocks(written, blocks));
  const { lists: names } = page.facts;
  const [top] = written.blocks;
  const list = written.blocks.find((block: unknown) => block === paged);
  const numbered = pages.slice(1).flatMap((each, index) => {
    const rows = list ? shown(list, index + 1) : [];
    return [numberedPage(page, written, each, top === list ? rows : [top, ...rows], listed)];
  });
  return [{ ...own, facts: { ...own.facts, ...(names && { lists: names }) } }, ...numbered];
}

/** A page of a list, below the page with its newest or first rows. */
function numberedPage(
  { file, pointer, facts }: SitePage,
  written: Page,
  page: ListPage,
  blocks: readonly Block[],
  { words }: Listed,
): SitePage {
  const name = fillIn(words.listPage, { number: page.number ?? 1 });
  const content = withBlocks(
    {
      path: listPath(facts.path, page),
      title: `${written.title}, ${name}`,
      description: `${written.description} ${name}`,
      name,
      parent: facts.path,
      blocks: written.blocks,
    },
    blocks,
  );
  const version = JSON.stringify(content);
  return {
    file,
    pointer,
    facts: pageFacts(content),
    findings: [],
    loadContent: () => content,
    made: {
      id: `${facts.path}#${page.number}`,
      collection: '',
      version: () => version,
      isCommon: () => true,
      placeOf: () => ({ file, pointer }),
    },
  };
}
