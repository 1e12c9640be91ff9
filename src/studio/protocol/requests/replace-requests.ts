import type { Place } from '../../../site/json/place';

/** Which words are looked for. */
export interface Wanted {
  words: string;
  /** Only words of the same case. */
  isCase: boolean;
}

/** A field with the words, and what stands around the first of them. */
export interface FoundField extends Place {
  /** In words, such as "Hero › Lead". */
  name: string;
  before: string;
  match: string;
  after: string;
  /** How often the field has the words. */
  count: number;
}

export interface FoundFieldTexts {
  /** The first of them. */
  fields: readonly FoundField[];
  /** All fields, and how often they have the words. */
  fieldCount: number;
  count: number;
  /** A sentence for each file that can't be read, and for texts that have the words with markup between them. */
  unsearched: readonly string[];
}

export interface ReplaceRequests {
  /** Only words that visitors read are found: never ids, types, paths or addresses. */
  find: { given: Wanted; answer: FoundFieldTexts };
  /** Replaces the words as one step of undo: in one field, in one page or everywhere. */
  replace: {
    given: Wanted & { by: string; within?: Place };
    /** `left` are Markdown texts that can't show the new words as they are. */
    answer: { count: number; left: number };
  };
}
