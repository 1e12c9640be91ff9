import type { Operation, TextEdit, Transaction } from '../../../edit/operation';
import { hashOf } from '../../../edit/text/identity';
import type { Place } from '../../../site/json/place';
import type { HistoryState, LastStep } from '../workspace';
import type { PictureMove } from './picture-move';

/** What takes back one step, or makes it again. */
export interface UndoStep {
  name: string;
  /** In their order. */
  transactions: readonly Transaction[];
  /** The files that it moves: their bytes are in no transaction. */
  pictures?: readonly PictureMove[];
  /** Changes of the same step become one. */
  step?: string;
  /** When it was made or last continued, in milliseconds. Journals of earlier versions have none. */
  time?: number;
}

/** Steps in their order, the last one first to be taken back. Without a limit. */
export interface History {
  undo: UndoStep[];
  redo: UndoStep[];
}

/** Enough to find one that is in sight already. */
const mostPlaces = 100;

/** What a step changes, where it is before it, but for files that are not there. */
export const placesOf = ({ transactions }: UndoStep): Place[] =>
  transactions
    .flatMap(({ operations }) => operations)
    .slice(0, mostPlaces)
    .flatMap(placeOf);

function placeOf(operation: Operation): Place[] {
  const { op, file } = operation;
  if (op === 'create') return [];
  if (!('at' in operation)) return [{ file, pointer: '' }];
  const { at } = operation;
  return [{ file, pointer: op === 'insert' ? at.replace(/\/(?:\d+|-)$/, '') : at }];
}

/** `last` is what was done last; after a restart, that is the last step. */
export const historyState = ({ undo, redo }: History, last?: LastStep): HistoryState => {
  const [back, again] = [undo.at(-1), redo.at(-1)];
  const shown = last ?? (back && { kind: 'edit' as const, name: back.name, ...timeOf(back) });
  return {
    ...(back && { undo: back.name }),
    ...(again && { redo: again.name }),
    ...(shown && { last: shown }),
  };
};

export const timeOf = ({ time }: UndoStep): Pick<UndoStep, 'time'> => (time === undefined ? {} : { time });

export const isStep = ({ transactions, pictures }: UndoStep): boolean =>
  transactions.length > 0 || pictures !== undefined;

/** Adds a step, unless its undo would do nothing. What was undone before can't be redone any more. */
export function record({ undo, redo }: History, step: UndoStep, replaces: boolean): void {
  if (replaces) undo.pop();
  if (isStep(step)) undo.push(step);
  redo.length = 0;
}

/** A text as it was before a step, to come back to it byte by byte. */
export interface TextBefore {
  file: string;
  before: string;
  now: string;
}

/**
 * The undo of a step that was continued: one value for all typing in a text, and nothing if the text is the same
 * again.
 */
export function mergeSteps(last: UndoStep, next: UndoStep, { file, before, now }: TextBefore): UndoStep {
  const [one, other] = [onlyOperation(last), onlyOperation(next)];
  const isTyping =
    one && other && one.file === other.file && 'at' in one && 'at' in other && one.at === other.at;
  if (!isTyping || !('was' in other) || (one.op !== 'set' && one.op !== 'remove'))
    return { ...next, transactions: [...next.transactions, ...last.transactions] };
  if (file !== '' && now === before) return { ...next, name: last.name, transactions: [] };
  const { items, was } = other;
  const operation = { ...one, was, ...(items && { items }) };
  const exact = [{ file, of: hashOf(now), edits: [changedSpan(now, before)] }];
  const transaction: Transaction = {
    name: last.transactions[0]?.name ?? next.name,
    operations: [operation],
    exact,
  };
  return { ...next, name: last.name, transactions: [transaction] };
}

function onlyOperation({ transactions: [only, ...others] }: UndoStep): Operation | undefined {
  return others.length === 0 && only?.operations.length === 1 ? only.operations[0] : undefined;
}

/** The one edit that makes a text another. */
function changedSpan(from: string, to: string): TextEdit {
  const most = Math.min(from.length, to.length);
  let start = 0;
  while (start < most && from[start] === to[start]) start++;
  let end = 0;
  while (end < most - start && from[from.length - 1 - end] === to[to.length - 1 - end]) end++;
  return { offset: start, length: from.length - start - end, text: to.slice(start, to.length - end) };
}
