import { escapeKey } from '../../site/json/json-path';

/** A value as it was, and as it is on each side; undefined where there is none. */
export interface Sides {
  base?: unknown;
  ours?: unknown;
  theirs?: unknown;
}

export type Side = 'ours' | 'theirs';

/** What both sides have changed so that somebody has to decide. */
export interface MergeConflict extends Sides {
  /** Where it is in the merged value; of an item that is in none, its list. */
  pointer: string;
  message: string;
}

/** With the value of one side where there is a conflict. */
export interface Merged {
  /** Undefined if it is removed. */
  value: unknown;
  conflicts: readonly MergeConflict[];
}

/** Merges what is within a list or an object. */
export type MergeInner = (sides: Sides) => Merged;

export const below = (key: string | number, conflicts: readonly MergeConflict[]): MergeConflict[] =>
  conflicts.map((conflict) => ({ ...conflict, pointer: `/${escapeKey(key)}${conflict.pointer}` }));

/** What was done to a value, in words. */
export function sentenceOf({ base, ours, theirs }: Sides, subject = 'This'): string {
  if (ours === undefined) return `${subject} was removed by ours, and changed by theirs.`;
  if (theirs === undefined) return `${subject} was changed by ours, and removed by theirs.`;
  return `${subject} was ${base === undefined ? 'added' : 'changed'} by both sides.`;
}
