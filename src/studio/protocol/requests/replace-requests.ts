import type { Place } from '../../../site/json/place';

/** Which words are looked for, and where. */
export interface Wanted {
  words: string;
  /** Only words of the same case. */
  isCase: boolean;
  /** Not within other words. */
  isWhole: boolean;
  /** A page; everywhere without one. */
  within?: Place;
}

/** A place of the words: where they begin in the text that is written there. */
export interface HitPlace extends Place {
  start: number;
}

export const hitKey = ({ file, pointer, start }: HitPlace): string => `${file}#${pointer} ${start}`;

/** A place of the words, and what stands around them. */
export interface Hit extends HitPlace {
  /** In words, such as "Hero › Lead". */
  name: string;
  before: string;
  match: string;
  after: string;
  /** The setting that they come from, such as "Phone": there they are changed. */
  setting?: { name: string; place: Place };
}

export interface FoundHits {
  /** The first of them. */
  hits: readonly Hit[];
  /** How many there are, how many fields have them, and how many can be replaced where they are. */
  count: number;
  fieldCount: number;
  replaceable: number;
  /** A sentence for each file that can't be read, and for texts that have the words with markup between them. */
  unsearched: readonly string[];
}

export interface Replacing {
  by: string;
  /** The new words get the capitals of those that they replace. */
  keepsCapitals: boolean;
  /** The keys of places that stay. */
  leftOut: readonly string[];
  /** How many places were promised. With others, nothing is replaced. */
  count: number;
}

export interface ReplaceRequests {
  /** Only words that visitors read are found: never ids, types, paths or addresses. */
  find: { given: Wanted; answer: FoundHits };
  /** Replaces the words as one step of undo. */
  replace: {
    given: Wanted & Replacing;
    /** `left` are Markdown texts that can't show the new words as they are. */
    answer: { count: number; left: number };
  };
}

/** The name of the step of undo. */
export const replaceStep = (words: string, by: string): string =>
  by === '' ? `Remove “${words}”` : `Replace “${words}” by “${by}”`;
