import type { Place } from '../../../site/json/place';

/** What can be done with pages: each as a whole, and as one step of undo. */
export type PageCommand =
  /** With the blocks of a layout, as a copy of a page, or with a hero and a call to action. */
  | { do: 'new'; path: string; title: string; layout?: string; copy?: string; name?: string }
  /** With `section`, the pages below it move, too. `file` chooses among pages with one path. */
  | { do: 'move'; from: string; to: string; section: boolean; file?: string }
  /** With `to`, its addresses and the links to it lead to that page. */
  | { do: 'delete'; path: string; to?: string; file?: string }
  /** A collection that begins as a preset, and the page that lists its rows. Its words are separated by commas. */
  | { do: 'newCollection'; preset: string; name: string; path: string; words: string }
  /** A copy takes the place of the page at a date, or at one with a name. */
  | { do: 'changeAt'; path: string; date: string; file: string };

/** One line of what a command does. */
export interface PageEffect {
  words: string;
  /** Where something names the page. */
  place?: Place;
}

export interface PageCommandPlan {
  /** The first of them. */
  effects: readonly PageEffect[];
  /** How many there are. */
  count: number;
  /** Why it can't be done as it is. */
  refusal?: string;
  /** A sentence for each file that may name the page, and can't be read. */
  unsearched?: readonly string[];
}

export interface PageRequests {
  /** What a command would do. Nothing is changed. */
  planPages: { given: { command: PageCommand }; answer: PageCommandPlan };
  /** The path that most pages of a layout are below; undefined without such a page. */
  sectionOf: { given: { layout: string }; answer: string | undefined };
  /** The places of a copied page that still speak of the page `of`, if that is there. */
  leftOfCopy: { given: { path: string; of: string }; answer: Pick<PageCommandPlan, 'effects' | 'count'> };
  /** Gives the file of a copy with the same path, or of the definition of a collection. */
  changePages: { given: { command: PageCommand }; answer: string | undefined };
}
