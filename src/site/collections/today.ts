import { type Dates, datesOf, isDated } from '../page/block-dates';
import type { SitePage } from '../page/site-page';
import { listsIn } from '../read/list-blocks';
import type { Settings } from '../schema/types.gen';
import { zoned } from '../time/read-date';
import type { LoadedCollection } from './collections';
import { siteFeeds } from './site-feeds';

export const fromToday = 'from today';
export const beforeToday = 'before today';

/** Whether a list asks for rows by the day on which it is shown. */
export const isToday = (word: string): boolean => word === fromToday || word === beforeToday;

type ZoneSettings = Pick<Settings, 'timeZone'>;

/** When a row is in a list that asks for its day: until that day is over, or from then on. */
export function todayDates(word: string, date: string, settings: ZoneSettings): Dates {
  const over = zoned(dayAfter(date), settings);
  return word === fromToday ? { until: over } : { from: over };
}

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
