import type { SitePage } from '../page/site-page';
import type { Times } from '../page/times';
import type { Tokens } from '../page/tokens';
import type { RowField, Settings, WrittenList } from '../schema/types.gen';
import type { Words } from '../words/words';
import type { LoadedCollection } from './collections';
import type { Row } from './row';
import { isToday, todayDates } from './today';

/** A site at an instant, as lists see it. */
export interface Listed {
  settings: Settings;
  collections: ReadonlyMap<string, LoadedCollection>;
  times: Times;
  /** The page of a row that is shown. */
  pageOf(row: Row, collection: LoadedCollection): SitePage | undefined;
  has(path: string): boolean;
  pageAt(path: string): SitePage | undefined;
  words: Words;
  tokens: Tokens;
  base: string;
}

export interface Shown {
  row: Row;
  page: SitePage | undefined;
}

/** The rows that a list names, in its order. */
export function rowsOf(block: WrittenList, listed: Listed): Shown[] {
  const { times } = listed;
  const collection = listed.collections.get(block.of);
  if (!collection) return [];
  const shown = collection.rows.flatMap((row): Shown[] => {
    const page = listed.pageOf(row, collection);
    const isThere = collection.definition.page
      ? page !== undefined
      : times.isShown(row.values, times.now.from);
    return isThere && fits(row, block, collection, listed) ? [{ row, page }] : [];
  });
  const order = orderOf(block, listed);
  if (!order) return shown;
  const { name, field } = order;
  const falls = field.kind === 'date' ? block.rising !== true : block.rising === false;
  const compare = comparing(listed.settings.language);
  return shown.sort((a, b) => (falls ? -1 : 1) * compare(a.row.values[name], b.row.values[name]));
}

/** What a list shows of some rows, below one of the words that are its headings. */
interface Group<Item> {
  heading?: string;
  items: readonly Item[];
}

/** The rows as a list shows them: below the words of a field if it names one, after those that have none. */
export function inGroups<Item extends { row: Row }>(
  { by }: WrittenList,
  items: readonly Item[],
  { definition }: LoadedCollection,
): Group<Item>[] {
  if (by === undefined) return [{ items }];
  const words = definition.collection.fields[by]?.of ?? [];
  return [undefined, ...words].flatMap((heading) => {
    const own = items.filter(({ row: { values } }) => [values[by]].flat()[0] === heading);
    return own.length > 0 ? [{ ...(heading !== undefined && { heading }), items: own }] : [];
  });
}

function fits({ values }: Row, { where = {} }: WrittenList, collection: LoadedCollection, listed: Listed) {
  const { settings, times } = listed;
  const { fields } = collection.definition.collection;
  return Object.entries(where).every(([name, words]) => {
    const isDate = fields[name]?.kind === 'date';
    const own = [values[name] ?? []].flat().map(String);
    return words.some((word) =>
      isDate && isToday(word) && own[0] !== undefined
        ? times.isShown(todayDates(word, own[0], settings), times.now.from)
        : own.includes(word),
    );
  });
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

export const isNewestFirst = (block: WrittenList, listed: Listed): boolean =>
  orderOf(block, listed)?.field.kind === 'date' && block.rising !== true;

function comparing(language: string): (a: unknown, b: unknown) => number {
  const { compare } = new Intl.Collator(language, { numeric: true });
  return (a, b) =>
    typeof a === 'number' && typeof b === 'number' ? a - b : compare(String(a ?? ''), String(b ?? ''));
}
