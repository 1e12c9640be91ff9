import type { Place } from '../json/place';
import type { Collection } from '../schema/types.gen';

/** Where a value is written; in a text of a template that a row fills in, also the place in the template. */
export type WrittenPlace = Place & { template?: string };

/** A page that no file holds as it is: it is made of a template. */
export interface MadePage {
  /** Differs from that of every other page, also when it is elsewhere in its file. */
  id: string;
  /** The name of the collection. */
  collection: string;
  /** What the row says that it is made of, and what that is for search engines. */
  row?: Readonly<Record<string, unknown>>;
  kind?: NonNullable<Collection['kind']>;
  /** Differs when its content does. */
  version(): string;
  /** Whether a value is that of every page of the template. */
  isCommon(pointer: string): boolean;
  /** Where a value of the page is written. */
  placeOf(pointer: string): WrittenPlace;
}
