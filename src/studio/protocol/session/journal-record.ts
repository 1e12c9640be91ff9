import type { Transaction } from '../../../edit/operation';
import type { FieldConflict } from '../workspace';
import type { Step } from './history';

/** One change, as the journal keeps it. */
export interface ChangeRecord {
  type: 'change';
  kind: 'edit' | 'undo' | 'redo';
  number: number;
  /** Its name for who made it, who may ask for it again after a lost answer. */
  id?: string;
  transactions: readonly Transaction[];
  /** What takes it back. */
  inverse: Step;
  /** It continues the last step. */
  replaces: boolean;
}

/** Of files as they are to be; null for one that is to be gone. */
export type FileHashes = Readonly<Record<string, string | null>>;

/** What a journal holds, line by line. From it a session goes on where it was. */
export type JournalRecord =
  | ChangeRecord
  /** All steps until here. */
  | { type: 'history'; undo: readonly Step[]; redo: readonly Step[] }
  /** A step that no longer fits and was left out. */
  | { type: 'skipped'; kind: 'undo' | 'redo' }
  /** All changes but these are being written. `hashes` are those of the files as they will be, `id` is that of the plan. */
  | { type: 'saving'; held: readonly number[]; hashes: FileHashes; id?: string }
  /** Of these changes, what they do to these files is in them. */
  | { type: 'made'; numbers: readonly number[]; files: readonly string[] }
  /** Only these wait: the others are in the files, or were given up for a conflict. */
  | { type: 'saved'; held: readonly number[] }
  /** Names of changes that were made before this journal was begun. */
  | { type: 'known'; ids: readonly string[] }
  | { type: 'conflicts'; conflicts: readonly FieldConflict[] };
