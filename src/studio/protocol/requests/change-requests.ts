import type { DifferenceWords } from '../../../edit/diff/difference-words';
import type { Place } from '../../../site/json/place';

/** One thing that differs from the base, in words. */
export interface ShownDifference extends DifferenceWords {
  /** For `revert`; another one when the difference is another one. */
  id: string;
  /** Missing for what is not there any more. */
  place?: Place;
}

/** A page, a part of the site, a picture or a published file that differs from the base. */
export interface ChangedPart {
  id: string;
  kind: 'page' | 'part' | 'collection' | 'picture' | 'file';
  type: 'changed' | 'added' | 'removed' | 'renamed' | 'layout';
  /** The page's title, the name of the part or the collection, or the file. */
  name: string;
  /** Of a page: its path now, and in the base if it is another one or the page is gone. */
  path?: string;
  pathBefore?: string;
  place?: Place;
  differences: readonly ShownDifference[];
  /** False for a published file, and for a picture of which nothing was kept. */
  canRevert: boolean;
}

export interface ContentChanges {
  /** What the content is compared with: what is online, the last commit, or how it was when the studio was opened. */
  base: { type: 'commit' | 'online'; name: string; subject: string } | { type: 'opened' };
  /** The first of them. */
  parts: readonly ChangedPart[];
  partCount: number;
  /** True if git can commit the content. */
  canCommit: boolean;
  /** A message for the commit, made from the changes. */
  message: string;
}

export interface ChangeRequests {
  /** `held` are the files whose changes wait, because they are not valid: the message leaves them out. */
  changes: { given: { held: readonly string[] }; answer: ContentChanges };
  /**
   * Takes back everything, or a part by its id, or one difference of it, or the version of a commit while nothing else has
   * changed: as one step of undo.
   */
  revert: { given: { part?: string; difference?: string; version?: string }; answer: boolean };
  /** Commits the content folder alone. `held` are the files that the editor knows to be left out. */
  commit: { given: { message: string; held: readonly string[] }; answer: { name: string } };
}
