import type { LoadedCollection } from './collections';

/** A feed of the rows of a collection. */
export interface SiteFeed {
  /** Of the Atom feed. */
  path: string;
  /** The name of the collection's folder, and that which people read. */
  collection: string;
  title: string;
  items: number;
  /** The fields with the day of a row, its topics and its picture. */
  date: string;
  topics: string | undefined;
  image: string | undefined;
}

const usualItems = 20;

/** The path of the JSON Feed beside an Atom feed. */
export const jsonFeedPath = (path: string): string => path.replace(/\.xml$/, '.json');

export const siteFeeds = (collections: ReadonlyMap<string, LoadedCollection>): SiteFeed[] =>
  [...collections.values()].flatMap(({ definition: { name, collection } }) => {
    const { feed, fields, groups } = collection;
    const fieldOf = (...kinds: string[]) =>
      Object.keys(fields).find((key) => kinds.includes(fields[key]?.kind ?? ''));
    const date = fieldOf('date');
    if (!feed || date === undefined) return [];
    return {
      path: feed.path,
      collection: name,
      title: collection.name,
      items: feed.items ?? usualItems,
      date,
      topics: groups?.by ?? fieldOf('words'),
      image: fieldOf('image', 'fileImage'),
    };
  });
