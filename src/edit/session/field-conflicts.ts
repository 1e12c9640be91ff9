import type { Conflict } from '../conflict';
import type { Operation, Transaction } from '../operation';
import type { FieldConflict } from '../workspace';
import { conflictWords } from './conflict-words';
import type { Dropped } from './pending';

/** What an editor has to decide. */
export function conflictsOf(dropped: readonly Dropped[]): readonly FieldConflict[] {
  return dropped.flatMap(({ change, conflicts, findings }) => [
    ...conflicts.map((conflict) => fieldConflict(change.number, conflict)),
    ...findings.flatMap(({ file, message }) => waitingIn(change, file, message)),
  ]);
}

/** Each field once, with the value that came last, as when it is typed in while somebody else changes it. */
export function mergeConflicts(conflicts: readonly FieldConflict[]): readonly FieldConflict[] {
  const merged = new Map<string, FieldConflict>();
  for (const conflict of conflicts) {
    const { file, pointer, theirs, operation, id } = conflict;
    const key = JSON.stringify(operation ? id : [file, pointer, theirs]);
    merged.set(key, { ...conflict, id: merged.get(key)?.id ?? id });
  }
  return [...merged.values()];
}

/** What a change wanted in a file that can't be read now, at each place. */
const waitingIn = (
  { number, transactions }: Dropped['change'],
  file: string,
  message: string,
): readonly FieldConflict[] =>
  transactions
    .flatMap(({ operations }) => operations)
    .filter((operation) => operation.file === file)
    .map((operation, index) => ({
      id: `${number}-${file}-${index}`,
      file,
      pointer: pointerOf(operation),
      message: `A change waits for this file: ${message}`,
      ...wanted(operation),
    }));

function fieldConflict(number: number, conflict: Conflict): FieldConflict {
  const { operation, found } = conflict;
  return {
    id: `${number}-${operation.file}`,
    file: operation.file,
    pointer: pointerOf(operation),
    message: conflictWords(conflict),
    ...wanted(operation),
    ...(found !== undefined && { theirs: found }),
  };
}

/** A value, or what is made instead of one. */
const wanted = (operation: Operation): Pick<FieldConflict, 'yours' | 'operation'> => ({
  ...('value' in operation && { yours: operation.value }),
  ...(operation.op !== 'set' && operation.op !== 'remove' && { operation }),
});

const pointerOf = (operation: Operation): string => ('at' in operation ? operation.at : '');

/** The change that makes what the editor wanted count. */
export function settling({ file, pointer, yours, theirs, operation }: FieldConflict): Transaction {
  const was = theirs !== undefined && { was: theirs };
  const change: Operation =
    yours === undefined
      ? { op: 'remove', file, at: pointer, ...was }
      : { op: 'set', file, at: pointer, value: yours, ...was };
  return { name: 'Choose your value', operations: [operation ?? change] };
}
