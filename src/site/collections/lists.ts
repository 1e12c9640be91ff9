import { basePath } from '../page/addresses';
import { type Dates, datesOf, isDated } from '../page/block-dates';
import { knownPages } from '../page/known-pages';
import { pageFacts } from '../page/page-facts';
import { pageName } from '../page/page-trail';
import type { SitePage } from '../page/site-page';
import type { Times } from '../page/times';
import { type Tokens, tokensOf } from '../page/tokens';
import { isList as isListBlock, listsIn } from '../read/list-blocks';
import type { Href, Markdown } from '../schema/kinds';
import type {
  Block,
  Page,
  RowField,
  RowGroup,
  RowItem,
  Settings,
  SiteContent,
  WrittenList,
} from '../schema/types.gen';
import { escapeMarkdown } from '../text/escape-markdown';
import { zoned } from '../time/read-date';
import { directionOf } from '../words/direction-of';
import { fillIn, type Words } from '../words/words';
import { wordsOf as wordsOfSite } from '../words/words-of';
import type { LoadedCollection } from './collections';
import { groupPath } from './group-path';
import type { Row } from './row';
import { siteFeeds } from './site-feeds';
import { wordsOf } from './words-of';

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

/** What `count` is without one. */
export const usualCount = 12;

/** A site at an instant, as lists see it. */
interface Listed {
  content: SiteContent;
  collections: ReadonlyMap<string, LoadedCollection>;
  times: Times;
  at: number;
  /** The page of a row that is shown. */
  pageOf(row: Row, collection: LoadedCollection): SitePage | undefined;
  has(path: string): boolean;
  words: Words;
  tokens: Tokens;
  base: string;
}

interface Shown {
  row: Row;
  page: SitePage | undefined;
}

/** A site in which every list shows its rows, with the pages on which the others follow. */
export function withLists<Site extends { content: SiteContent; pages: readonly SitePage[] }>(
  site: Site,
  collections: ReadonlyMap<string, LoadedCollection>,
  times: Times,
): Site {
  const { content, pages } = site;
  if (!pages.some(({ facts }) => facts.lists)) return site;
  const settings = content.site;
  const tokens = tokensOf(settings, directionOf(settings.language));
  const byRow = new Map(pages.flatMap((page) => (page.made ? [[page.made.id, page] as const] : [])));
  const known = knownPages(pages, []);
  const listed: Listed = {
    content,
    collections,
    times,
    at: times.now.from,
    pageOf: ({ slug }, { definition }) => byRow.get(rowId(definition.name, slug)),
    has: (path) => known.hasOwn(path),
    words: wordsOfSite(settings, tokens),
    tokens,
    base: basePath(settings.url),
  };
  const all = pages.flatMap((page) => (page.facts.lists ? withListPages(page, listed) : [page]));
  return { ...site, pages: all, known: knownPages(all, []) };
}

/** What a record calls the page of a row. */
export const rowId = (collection: string, slug: string): string => `collections/${collection}#${slug}`;

/** A page with its lists, and the pages on which the first of them that has pages goes on. */
function withListPages(page: SitePage, listed: Listed): SitePage[] {
  const written = page.loadContent();
  const { path } = page.facts;
  const lists = written.blocks.map((block: unknown) =>
    isListBlock(block) ? { block, rows: rowsOf(block, listed) } : undefined,
  );
  const paged = lists.find((list) => list?.block.pages === true);
  const groups = paged ? pagesOf(paged.block, paged.rows, listed) : [];
  const linkTo = (number: number | undefined) =>
    number === undefined || number < 1 ? path : `${path === '/' ? '' : path}/page/${number}`;
  const shown = (list: NonNullable<(typeof lists)[number]>, current: ListPage | undefined): Block[] => {
    const { block, rows } = list;
    const window = list === paged && current ? current.rows : rows.slice(0, block.count ?? usualCount);
    const nav = navOf(block, page, listed, list === paged ? current : undefined, linkTo);
    return listBlock(block, window, nav, listed);
  };
  const contentOf = (current: ListPage | undefined): Page => {
    const blocks = written.blocks.flatMap((block, index) => {
      const list = lists[index];
      return list ? shown(list, current) : [block];
    });
    const [first, ...others] = blocks;
    return first ? { ...written, blocks: [first, ...others] } : written;
  };
  const [start, ...numbered] = groups;
  const own = changed(page, contentOf(start));
  return [
    own,
    ...numbered.flatMap((current): SitePage[] => {
      const list = paged && shown(paged, current);
      const [top] = written.blocks;
      if (!list) return [];
      const name = fillIn(listed.words.listPage, { number: current.number ?? 1 });
      const content: Page = {
        path: linkTo(current.number),
        title: `${written.title}, ${name}`,
        description: `${written.description} ${name}`,
        name,
        parent: path,
        blocks: isListBlock(top) ? ([...list] as Page['blocks']) : [top, ...list],
      };
      return [numberedPage(page, content, current.number ?? 1)];
    }),
  ];
}

/** A page that shows something else than what is written. */
function changed(page: SitePage, content: Page): SitePage {
  const written = page.written ?? { facts: page.facts, state: '' };
  const { lists } = page.facts;
  return {
    ...page,
    facts: { ...pageFacts(content), ...(lists && { lists }) },
    loadContent: () => content,
    written: { facts: written.facts, state: `${written.state} ${JSON.stringify(content.blocks)}` },
  };
}

function numberedPage({ file, pointer, facts }: SitePage, content: Page, number: number): SitePage {
  const version = JSON.stringify(content);
  return {
    file,
    pointer,
    facts: pageFacts(content),
    findings: [],
    loadContent: () => content,
    made: {
      id: `${facts.path}#${number}`,
      collection: '',
      version: () => version,
      isCommon: () => true,
      placeOf: () => ({ file, pointer }),
    },
  };
}

interface ListPage {
  /** Missing for the first page. */
  number?: number;
  rows: readonly Shown[];
  newer?: number | undefined;
  older?: number | undefined;
}

/**
 * The pages of a list. By date, they are counted from the oldest row on, so that the rows of each stay: the first page
 * shows the newest rows, and a numbered one is there when it is full and another one has begun. In another order, they are counted from the first.
 */
function pagesOf(block: WrittenList, rows: readonly Shown[], listed: Listed): ListPage[] {
  const count = block.count ?? usualCount;
  if (rows.length <= count) return [{ rows }];
  if (!isNewestFirst(block, listed)) {
    const pages = Math.ceil(rows.length / count);
    return Array.from({ length: pages }, (_, index) => ({
      ...(index > 0 && { number: index + 1 }),
      rows: rows.slice(index * count, (index + 1) * count),
      newer: index === 0 ? undefined : index === 1 ? 0 : index,
      older: index + 1 < pages ? index + 2 : undefined,
    }));
  }
  // A full page that shows what the first one does would be there twice.
  const last = Math.ceil(rows.length / count) - 1;
  return [
    { rows: rows.slice(0, count), older: last },
    ...Array.from({ length: last }, (_, index): ListPage => {
      const number = last - index;
      const end = rows.length - (number - 1) * count;
      return {
        number,
        rows: rows.slice(end - count, end),
        newer: number < last ? number + 1 : 0,
        older: number > 1 ? number - 1 : undefined,
      };
    }),
  ];
}

/** The field that orders a list: its own, or the first date. */
function orderOf(
  { of, order }: WrittenList,
  { collections }: Listed,
): { name: string; field: RowField } | undefined {
  const fields = collections.get(of)?.definition.collection.fields ?? {};
  const name = order ?? Object.keys(fields).find((each) => fields[each]?.kind === 'date');
  const field = name === undefined ? undefined : fields[name];
  return name !== undefined && field ? { name, field } : undefined;
}

const isNewestFirst = (block: WrittenList, listed: Listed): boolean =>
  orderOf(block, listed)?.field.kind === 'date' && block.rising !== true;

/** The rows that a list names, in its order. */
function rowsOf(block: WrittenList, listed: Listed): Shown[] {
  const collection = listed.collections.get(block.of);
  if (!collection) return [];
  const shown = collection.rows.flatMap((row): Shown[] => {
    const page = listed.pageOf(row, collection);
    const isThere = collection.definition.page
      ? page !== undefined
      : listed.times.isShown(row.values, listed.at);
    return isThere && fits(row, block, listed) ? [{ row, page }] : [];
  });
  const order = orderOf(block, listed);
  if (!order) return shown;
  const { name, field } = order;
  const falls = field.kind === 'date' ? block.rising !== true : block.rising === false;
  const compare = comparing(listed.content.site.language);
  return shown
    .map((each, index) => ({ each, index }))
    .sort(
      (a, b) =>
        (falls ? -1 : 1) * compare(a.each.row.values[name], b.each.row.values[name]) || a.index - b.index,
    )
    .map(({ each }) => each);
}

function comparing(language: string): (a: unknown, b: unknown) => number {
  const { compare } = new Intl.Collator(language, { numeric: true });
  return (a, b) =>
    typeof a === 'number' && typeof b === 'number' ? a - b : compare(String(a ?? ''), String(b ?? ''));
}

export const fromToday = 'from today';
export const beforeToday = 'before today';

export const isToday = (word: string): boolean => word === fromToday || word === beforeToday;

/** When a row is in a list that asks for its day: until that day is over, or from then on. */
export function todayDates(word: string, date: string, settings: ZoneSettings): Dates {
  const over = zoned(dayAfter(date), settings);
  return word === fromToday ? { until: over } : { from: over };
}

type ZoneSettings = Pick<Settings, 'timeZone'>;

/** The days on which rows come or go by themselves: in lists that ask for today, and in feeds. */
export function todayDatesOf(
  pages: readonly SitePage[],
  collections: ReadonlyMap<string, LoadedCollection>,
  settings: ZoneSettings,
): Dates[] {
  if (collections.size === 0) return [];
  const withoutPages = [...collections.values()].filter(({ definition }) => !definition.page);
  const own = withoutPages.flatMap(({ rows }) => rows.map(({ values }) => datesOf(values)));
  const lists = pages.flatMap(({ facts, loadContent }) => listsIn(facts.lists ? loadContent().blocks : []));
  const days = lists.flatMap(({ of, where = {} }) => {
    const { definition, rows = [] } = collections.get(of) ?? {};
    return Object.keys(where)
      .filter((name) => definition?.collection.fields[name]?.kind === 'date' && where[name]?.some(isToday))
      .flatMap((name) => rows.flatMap(({ values }) => values[name] ?? []));
  });
  const inFeeds = siteFeeds(collections).flatMap(({ collection, date }) =>
    (collections.get(collection)?.rows ?? []).map(({ values }) => ({
      from: zoned(String(values[date]), settings),
    })),
  );
  return [
    ...own.filter(isDated),
    ...inFeeds,
    ...[...new Set(days)].map((day) => ({ from: zoned(dayAfter(String(day)), settings) })),
  ];
}

function dayAfter(date: string): string {
  const day = new Date(`${date.slice(0, 10)}T00:00Z`);
  day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
}

function fits(
  { values }: Row,
  { of, where = {} }: WrittenList,
  { collections, content, times, at }: Listed,
): boolean {
  const { fields } = collections.get(of)?.definition.collection ?? {};
  return Object.entries(where).every(([name, words]) => {
    const isDate = fields?.[name]?.kind === 'date';
    const value = values[name];
    const own = Array.isArray(value) ? value.map(String) : value === undefined ? [] : [String(value)];
    return words.some((word) =>
      isDate && isToday(word) && own[0] !== undefined
        ? times.isShown(todayDates(word, own[0], content.site), at)
        : own.includes(word),
    );
  });
}

/** What a list shows, as the block that shows it. */
function listBlock(
  block: WrittenList,
  rows: readonly Shown[],
  nav: ListNav | undefined,
  listed: Listed,
): Block[] {
  const { of, heading, lead, id, tone } = block;
  const collection = listed.collections.get(of);
  if (!collection) return [];
  const head = {
    ...(id !== undefined && { id }),
    heading,
    ...(lead !== undefined && { lead }),
    ...(tone !== undefined && { tone }),
    ...(nav && { listLinks: nav }),
  };
  const items = rows.map((each) => itemOf(each, collection, listed));
  const [first, ...others] = items;
  if (!first) {
    const { lead: _, ...bare } = head;
    return block.empty === undefined
      ? []
      : [{ type: 'rows', ...bare, lead: block.empty, groups: [] as never }];
  }
  const form = block.as ?? 'cards';
  switch (form) {
    case 'cards':
      return [
        {
          type: 'cardGrid',
          ...head,
          tone: tone ?? 'light',
          ...(block.action && { actions: [block.action] }),
          cards: [cardOf(first), ...others.map(cardOf)],
        },
      ];
    case 'rows':
    case 'lines':
    case 'menu':
      return rowsOfForm(form, block, head, rows, items, collection);
    case 'steps':
      return [{ type: 'steps', ...head, items: [stepOf(first), ...others.map(stepOf)] }];
    case 'table':
      return [tableOf(block, head, rows, items, collection)];
  }
}

const cardOf = ({ title, text, icon, image, href }: RowItem) => ({
  ...(icon !== undefined && { icon }),
  title,
  ...(text !== undefined && { text }),
  ...(image !== undefined && { image }),
  ...(href !== undefined && { href }),
});

const lineOf = ({ title, text, pre, value, href }: RowItem) => ({
  ...(pre !== undefined && { pre }),
  label: title,
  ...(text !== undefined && { text: escapeMarkdown(text) as Markdown }),
  ...(value !== undefined && { value }),
  ...(href !== undefined && { href }),
});

const stepOf = ({ title, text, pre }: RowItem) => ({
  title,
  ...(text !== undefined && { text }),
  ...(pre !== undefined && { time: pre }),
});

/** The forms of a list that are those of a block with rows. */
export const rowForms = { rows: 'big', lines: 'table', menu: 'menu' } as const;

/** Rows, below the words of a field if the list names one. */
function rowsOfForm(
  form: keyof typeof rowForms,
  { by, action }: WrittenList,
  head: Omit<Extract<Block, { type: 'rows' }>, 'type' | 'groups'>,
  rows: readonly Shown[],
  items: readonly RowItem[],
  { definition }: LoadedCollection,
): Block[] {
  const lines = items.map((item, index) => {
    const word = by === undefined ? undefined : rows[index]?.row.values[by];
    return { line: lineOf(item), word: Array.isArray(word) ? word[0] : word };
  });
  const words = by === undefined ? [] : (definition.collection.fields[by]?.of ?? []);
  const groups = [undefined, ...words].flatMap((heading): RowGroup[] => {
    const [first, ...others] = lines.flatMap(({ line, word }) => (word === heading ? [line] : []));
    return first ? [{ ...(heading !== undefined && { heading }), rows: [first, ...others] }] : [];
  });
  const [group, ...more] = groups;
  if (!group) return [];
  return [
    {
      type: 'rows',
      ...head,
      ...(action && { action }),
      as: rowForms[form],
      ...(form === 'menu' && items.length > 1 && { columns: 2 }),
      groups: [group, ...more],
    },
  ];
}

function tableOf(
  { columns = [''] }: WrittenList,
  head: Omit<Extract<Block, { type: 'table' }>, 'type' | 'columns' | 'rows'>,
  rows: readonly Shown[],
  items: readonly RowItem[],
  { definition }: LoadedCollection,
): Block {
  const { collection, locale } = definition;
  const cell = (row: Row, name: string): string => {
    const field = collection.fields[name];
    return field && row.values[name] !== undefined ? wordsOf(row.values[name], field, locale) : '–';
  };
  const lines = rows.map(({ row }, index): [string, ...string[]] => [
    items[index]?.title ?? '',
    ...columns.map((name) => cell(row, name)),
  ]);
  const [first = [''] as [string], ...others] = lines;
  return {
    type: 'table',
    ...head,
    columns: [collection.name, ...columns.map((name) => collection.fields[name]?.label ?? name)],
    rows: [first, ...others],
  };
}

/** What lists show of a row: what its collection says, or what its page is called. */
function itemOf({ row, page }: Shown, { definition }: LoadedCollection, { tokens }: Listed): RowItem {
  const filled = definition.item?.fill(row) as RowItem | undefined;
  const item =
    filled ??
    (page ? { title: pageName(page.facts, tokens), text: page.facts.description } : { title: row.slug });
  return page && item.href === undefined ? { ...item, href: page.facts.path as Href } : item;
}

function navOf(
  block: WrittenList,
  page: SitePage,
  listed: Listed,
  current: ListPage | undefined,
  linkTo: (number: number | undefined) => string,
): ListNav | undefined {
  const { words, base } = listed;
  const byDate = isNewestFirst(block, listed);
  const link = (number: number | undefined, text: string) =>
    number === undefined ? undefined : { href: base + linkTo(number), text };
  const newer = link(current?.newer, byDate ? words.newer : words.previousPage);
  const older = link(current?.older, byDate ? words.older : words.nextPage);
  const topics = block.topics ? topicsOf(block, page, listed) : undefined;
  if (!newer && !older && !topics) return undefined;
  return {
    label: words.listPages,
    ...(newer && { newer }),
    ...(older && { older }),
    ...(topics && { topics: { label: words.topics, items: topics } }),
  };
}

function topicsOf({ of }: WrittenList, page: SitePage, { collections, has, base }: Listed) {
  const definition = collections.get(of)?.definition;
  const { groups, fields } = definition?.collection ?? {};
  if (!definition || !groups) return undefined;
  const words = fields?.[groups.by]?.of ?? [];
  const items = words.flatMap((word) => {
    const path = groupPath(groups.path, word);
    return has(path)
      ? [{ href: base + path, text: word, ...(page.facts.path === path && { current: true as const }) }]
      : [];
  });
  return items.length > 0 ? items : undefined;
}
