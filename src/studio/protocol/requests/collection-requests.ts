import type { Column, Topics } from '../../../edit/pages/collection-rows';
import type { ProposedStart } from '../../../edit/pages/create-collection';
import type { Place } from '../../../site/json/place';
import type { Dated } from '../../../site/time/when-words';

export interface ListedCollection {
  /** The name of its folder. */
  name: string;
  title: string;
  /** How many it has. */
  rows: number;
}

/** A row, also one with mistakes. */
export interface TableRow extends Place {
  slug: string;
  /** Of its page; missing while it has none. */
  path?: string;
  /** What its cells say, in the order of the columns. */
  cells: readonly string[];
  dates?: Dated;
}

export interface CollectionTable extends Pick<ListedCollection, 'name' | 'title'> {
  columns: readonly Column[];
  /** The column that says what a row is called. */
  nameKey: string | undefined;
  topics: Topics | undefined;
  hasPages: boolean;
  rows: readonly TableRow[];
}

/** What can be done with rows: each as one step of undo. */
export type RowCommand =
  /** What it is called. */
  | { do: 'add'; name: string }
  | { do: 'delete'; row: RowName }
  /** Writes texts into the cells of rows. Lines that go beyond those are new rows. */
  | {
      do: 'fill';
      rows: readonly RowName[];
      columns: readonly string[];
      cells: readonly (readonly string[])[];
    };

/** A row as it was seen. */
export type RowName = Pick<TableRow, 'file' | 'pointer' | 'slug'>;

/** What a new collection can begin as, and what it proposes in the language of the site. */
export interface PresetEntry extends ProposedStart {
  preset: string;
  title: string;
  about: string;
}

export interface CollectionRequests {
  presets: { given: object; answer: readonly PresetEntry[] };
  collections: { given: object; answer: readonly ListedCollection[] };
  /** Undefined while there is no such collection. */
  collection: { given: { name: string }; answer: CollectionTable | undefined };
  /** Gives the row that was added. */
  changeRows: { given: { collection: string; command: RowCommand }; answer: Place | undefined };
}
