import { isRecord } from '../../../site/json/is-record';
import type { JournalRecord } from './journal-record';

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
const step = shape({ name: isText, transactions, pictures: maybe(listOf(isRecord)), step: maybe(isText) });
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
