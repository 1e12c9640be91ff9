import { blockDates, isDated } from '../page/block-dates';
import { changedPage, withBlocks } from '../page/changed-page';
import { type KnownPages, knownPages } from '../page/known-pages';
import { slidesFor } from '../page/linked-cards';
import { pageLink } from '../page/links';
import { addressesOf } from '../page/page-facts';
import { parentPath } from '../page/page-trail';
import type { SitePage } from '../page/site-page';
import type { Absent, Times } from '../page/times';
import { withoutLinks } from '../page/without-links';
import type { Block, Header, SiteContent } from '../schema/types.gen';
import { planPreview, type SeenPage } from './plan-preview';

/** A site at one instant: whatever is not shown then is not there. */
export interface SiteAt {
  content: SiteContent;
  pages: readonly SitePage[];
  known: KnownPages;
  absent: Absent;
  redirects: readonly { from: string; to: string; permanent: boolean }[];
}

/** All pages at once. */
export const wholeSite = (content: SiteContent, pages: readonly SitePage[], known: KnownPages): SiteAt => ({
  content,
  pages,
  known,
  absent: new Map(),
  redirects: [],
});

/** What is shown from the last change to the next one. */
export function siteAt(
  content: SiteContent,
  all: readonly SitePage[],
  known: KnownPages,
  times: Times,
): SiteAt {
  const at = times.now.from;
  const isShown = ({ facts }: SitePage) => times.isShown(facts, at);
  const shown = all.filter(isShown);
  const state: State = { absent: times.absentAt(at), times, at, known };
  const redirects = all.flatMap((page) => (isShown(page) ? [] : redirectsFrom(page, state)));
  const pages = shown.map((page) => withEnd(pageAt(page, state), times));
  return siteOf(content, all, pages, redirects, state);
}

/** A page that goes for good says when. */
function withEnd(page: SitePage, times: Times): SitePage {
  const { path, until, after } = page.facts;
  if (until === undefined || after !== undefined) return page;
  const end = times.timeOf(page.facts)?.until;
  if (end === undefined || times.of(path)?.at(-1)?.until !== end) return page;
  const { facts, state } = page.written ?? { facts: page.facts, state: '' };
  return { ...page, end, written: { facts, state: `${state} ends ${end}` } };
}

/** The same with drafts and pages that come later, each at an address of its own. */
export function previewAt(
  content: SiteContent,
  all: readonly SitePage[],
  known: KnownPages,
  times: Times,
): SiteAt {
  const { from: at } = times.now;
  const seen = planPreview(all, times);
  const addresses = new Set(seen.flatMap(({ addresses }) => addresses));
  const absent = new Map([...times.absentAt(at)].filter(([address]) => !addresses.has(address)));
  const state: State = { absent, times, at, known };
  const isThere = new Set(seen.map(({ page }) => page));
  const redirects = all
    .flatMap((page) => (isThere.has(page) ? [] : redirectsFrom(page, state)))
    .filter(({ from }) => !addresses.has(from));
  const pages = seen.map((each) => seenPage(each, { ...state, at: each.at }));
  return siteOf(content, all, pages, redirects, state);
}

function siteOf(
  content: SiteContent,
  all: readonly SitePage[],
  shown: readonly SitePage[],
  redirects: SiteAt['redirects'],
  state: State,
): SiteAt {
  const { absent, known } = state;
  const isSame = shown.length === all.length && shown.every((page, index) => page === all[index]);
  const header = headerAt(content.header, state);
  if (isSame && absent.size === 0 && header === content.header) return wholeSite(content, all, known);
  const sources = knownPages(shown, []);
  const pages = shown.map((page) => withoutEmptyRows(page, sources));
  return {
    content: {
      ...content,
      header: withoutLinks('header', header, absent),
      footer: withoutLinks('footer', content.footer, absent),
      ...(content.logos && {
        logos: Object.fromEntries(
          Object.entries(content.logos).map(([id, logo]) => [id, withoutLinks('logo', logo, absent)]),
        ),
      }),
    },
    pages,
    known: knownPages(pages, []),
    absent,
    redirects,
  };
}

/** Without an announcement that is not shown. */
function headerAt(header: Header, { at, times }: State): Header {
  if (!header.announcement || !isDated(header.announcement)) return header;
  const { announcement, ...others } = header;
  const { from: _from, until: _until, ...shown } = announcement;
  return times.isShown(announcement, at) ? { ...others, announcement: shown } : others;
}

/** A page of a preview, with the addresses that it has there. */
function seenPage({ page, coming, addresses, redirects }: SeenPage, state: State): SitePage {
  const [path = page.facts.path, ...aliases] = addresses;
  const { facts } = page;
  const seen = pageAt(page, state);
  const isSame =
    path === facts.path &&
    aliases.length === (facts.aliases?.length ?? 0) &&
    redirects.length === (facts.redirects?.length ?? 0);
  if (isSame) return coming ? { ...seen, coming } : seen;
  const parent = parentPath(seen.facts, state.known.hasOwn);
  const moved = changedPage(seen, [addresses, redirects, parent], (content) => {
    const { aliases: _aliases, redirects: _redirects, parent: _parent, ...others } = content;
    return {
      ...others,
      path,
      ...(parent !== undefined && { parent }),
      ...(isFilled(aliases) && { aliases }),
      ...(isFilled(redirects) && { redirects }),
    };
  });
  return coming ? { ...moved, coming } : moved;
}

const isFilled = (list: readonly string[]): list is [string, ...string[]] => list.length > 0;

interface State {
  absent: Absent;
  times: Times;
  at: number;
  /** All pages, shown or not. */
  known: KnownPages;
}

/** A page that is shown, without what is not. Its facts are those of what is left. */
function pageAt(page: SitePage, state: State): SitePage {
  const { absent, at, times } = state;
  const { facts } = page;
  const dated = facts.dated ?? [];
  // On most sites, so that no link is parsed for nothing.
  if (dated.length === 0 && absent.size === 0) return page;
  const over = dated.filter((dates) => !times.isShown(dates, at));
  const links = facts.links.filter((href) => absent.has(pageLink(href)?.path ?? ''));
  const isParentAbsent = facts.parent !== undefined && absent.has(facts.parent);
  if (
    dated.length === 0 &&
    links.length === 0 &&
    !isParentAbsent &&
    !facts.sources.some((path) => absent.has(path))
  )
    return page;
  const parent = isParentAbsent ? shownParent(facts.parent, state) : facts.parent;
  const hidden = new Set(over.map(({ block }) => block));
  return changedPage(
    page,
    [[...hidden], links.map((href) => [href, absent.get(pageLink(href)?.path ?? '')]), parent],
    (content) => {
      const { parent: _, ...others } = content;
      const blocks = content.blocks
        .filter((block, index) => !hidden.has(index) && !isWithoutSources(block, absent))
        .map((block) => withoutLinks('block', withoutDates(block), absent));
      return withBlocks({ ...others, ...(parent !== undefined && { parent }) }, blocks);
    },
  );
}

/** Only in a preview of a draft: elsewhere it is an error. */
const isWithoutSources = (block: Block, absent: Absent) =>
  (block.type === 'related' || block.type === 'directory') && block.pages.every((path) => absent.has(path));

/** The nearest page above that is shown; the path decides where there is none. */
function shownParent(start: string | undefined, { absent, known }: State): string | undefined {
  const seen = new Set<string>();
  let path = start;
  while (path !== undefined && absent.has(path) && !seen.has(path)) {
    seen.add(path);
    path = known.page(path)?.facts.parent;
  }
  return path !== undefined && absent.has(path) ? undefined : path;
}

function withoutDates(block: Block): Block {
  if (!isDated(blockDates(block))) return block;
  const copy = { ...block };
  if ('from' in copy) delete copy.from;
  if ('until' in copy) delete copy.until;
  if ('draft' in copy) delete copy.draft;
  return copy;
}

/** A row of cards from pages that have none now is left out. */
function withoutEmptyRows(page: SitePage, known: KnownPages): SitePage {
  const { path, sources } = page.facts;
  if (!sources.some((source) => known.page(source)?.written)) return page;
  const isEmpty = (block: Block) =>
    block.type === 'related' &&
    block.pages.every((source) => {
      const other = known.page(source);
      return !other || slidesFor(path, other.loadContent()).length === 0;
    });
  const content = page.loadContent();
  const empty = content.blocks.filter(isEmpty);
  if (empty.length === 0) return page;
  const indices = empty.map((block) => content.blocks.indexOf(block));
  return changedPage(page, indices, (whole) =>
    withBlocks(
      whole,
      whole.blocks.filter((_block, index) => !indices.includes(index)),
    ),
  );
}

/** Where the addresses of a page lead that was there, unless another page has them. */
function redirectsFrom({ facts }: SitePage, { absent, at, times }: State): SiteAt['redirects'] {
  const { path, after, redirects = [] } = facts;
  const time = times.timeOf(facts);
  if (after === undefined || !time || time.until > at || times.leadAfter(path, at) !== after) return [];
  const isOver = !times.of(path)?.some(({ from }) => from > at);
  return [...addressesOf(facts), ...redirects]
    .filter((from) => redirects.includes(from) || absent.has(from))
    .map((from) => ({ from, to: after, permanent: isOver }));
}
