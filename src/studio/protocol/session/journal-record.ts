import type { Transaction } from '../../../edit/operation';
import { isRecord } from '../../../site/json/is-record';
import type { FieldConflict } from '../workspace';
import type { UndoStep } from './history';

/** One change, as the journal keeps it. */
export interface ChangeRecord {
  type: 'change';
  kind: 'edit' | 'undo' | 'redo';
  number: number;
  /** Its name for who made it, who may ask for it again after a lost answer. */
  id?: string;
  transactions: readonly Transaction[];
  /** What takes it back. */
  inverse: UndoStep;
  /** It continues the last step. */
  replaces: boolean;
}

/** Of files as they are to be; null for one that is to be removed. */
export type FileHashes = Readonly<Record<string, string | null>>;

/** What a journal holds, line by line. From it a session goes on where it was. */
export type JournalRecord =
  | ChangeRecord
  /** All steps until here. */
  | { type: 'history'; undo: readonly UndoStep[]; redo: readonly UndoStep[] }
  /** A step that no longer fits and was left out. */
  | { type: 'skipped'; kind: 'undo' | 'redo' }
  /** All changes but these are being written. `hashes` are those of the files as they will be, `id` is that of the plan. */
  | { type: 'saving'; held: readonly number[]; hashes: FileHashes; id?: string }
  /** The effects of these changes on these files are written. */
  | { type: 'made'; numbers: readonly number[]; files: readonly string[] }
  /** Only these wait: the others are in the files, or were given up for a conflict. */
  | { type: 'saved'; held: readonly number[] }
  /** Names of changes that were made before this journal was begun. */
  | { type: 'known'; ids: readonly string[] }
  | { type: 'conflicts'; conflicts: readonly FieldConflict[] };

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === 'string';
const isNumber: Check = Number.isSafeInteger;
const oneOf =
  (...texts: readonly unknown[]): Check =>
  (value) =>
    texts.includes(value);
const maybe =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
const shape =
  (fields: Readonly<Record<string, Check>>): Check =>
  (value) =>
    isRecord(value) && Object.entries(fields).every(([name, check]) => check(value[name]));

const operation = shape({ op: isText, file: isText });
const transactions = listOf(shape({ name: isText, operations: listOf(operation) }));
const step = shape({
  name: isText,
  transactions,
  pictures: maybe(listOf(isRecord)),
  step: maybe(isText),
  time: maybe(isNumber),
});
const conflict = shape({
  id: isText,
  file: isText,
  pointer: isText,
  operation,
  message: isText,
  change: maybe(shape({ name: isText, transactions })),
});
const hashes: Check = (value) =>
  isRecord(value) && Object.values(value).every((hash) => hash === null || isText(hash));

const fields: Readonly<Record<JournalRecord['type'], Check>> = {
  change: shape({
    kind: oneOf('edit', 'undo', 'redo'),
    number: isNumber,
    id: maybe(isText),
    transactions,
    inverse: step,
    replaces: oneOf(true, false),
  }),
  history: shape({ undo: listOf(step), redo: listOf(step) }),
  skipped: shape({ kind: oneOf('undo', 'redo') }),
  saving: shape({ held: listOf(isNumber), hashes, id: maybe(isText) }),
  made: shape({ numbers: listOf(isNumber), files: listOf(isText) }),
  saved: shape({ held: listOf(isNumber) }),
  known: shape({ ids: listOf(isText) }),
  conflicts: shape({ conflicts: listOf(conflict) }),
};

const checks = new Map<unknown, Check>(Object.entries(fields));

/** True for what a journal may hold: its file can be damaged. */
export const isJournalRecord = (value: unknown): value is JournalRecord =>
  isRecord(value) && checks.get(value.type)?.(value) === true;
