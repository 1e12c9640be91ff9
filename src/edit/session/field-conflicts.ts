import type { Conflict } from '../conflict';
import type { Operation, Transaction } from '../operation';
import type { FieldConflict } from '../workspace';
import { conflictWords } from './conflict-words';
import type { Dropped } from './pending';

/** What an editor has to decide: for each field once, with the value that came last. */
export function conflictsOf(dropped: readonly Dropped[]): readonly FieldConflict[] {
  const found = dropped.flatMap(({ change, conflicts, findings }) => [
    ...conflicts.map((conflict) => fieldConflict(change.number, conflict)),
    ...findings.map(({ file, pointer, message }, index) => ({
      id: `${change.number}-file-${index}`,
      file,
      pointer,
      message: `A change waits for this file: ${message}`,
      ...wantedIn(change.transactions, file),
    })),
  ]);
  return [...new Map(found.map((conflict) => [`${conflict.file} ${conflict.pointer}`, conflict])).values()];
}

function fieldConflict(number: number, conflict: Conflict): FieldConflict {
  const { operation, found } = conflict;
  return {
    id: `${number}-${operation.file}`,
    file: operation.file,
    pointer: 'at' in operation ? operation.at : '',
    message: conflictWords(conflict),
    ...wanted(operation),
    ...(found !== undefined && { theirs: found }),
  };
}

const wanted = (operation: Operation): { yours?: unknown } =>
  'value' in operation ? { yours: operation.value } : {};

function wantedIn(transactions: readonly Transaction[], file: string): { yours?: unknown } {
  const operation = transactions
    .flatMap(({ operations }) => operations)
    .findLast((other) => other.file === file);
  return operation ? wanted(operation) : {};
}

/** The change that makes the editor's value count. */
export function settling({ file, pointer, yours, theirs }: FieldConflict): Transaction {
  const was = theirs !== undefined && { was: theirs };
  const operation: Operation =
    yours === undefined
      ? { op: 'remove', file, at: pointer, ...was }
      : { op: 'set', file, at: pointer, value: yours, ...was };
  return { name: 'Choose your value', operations: [operation] };
}
