import type { Place } from '../json/place';

/** A valid row of a collection. */
export interface Row extends Place {
  /** What it says, by field; the fields that every row has are among them. */
  values: Readonly<Record<string, unknown>>;
  /** The end of its page's path, which is its name among the rows. */
  slug: string;
}

/** What a record calls the page of a row. */
export const rowId = (collection: string, slug: string): string => `collections/${collection}#${slug}`;
