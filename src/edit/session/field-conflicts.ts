import type { Conflict } from '../conflict';
import type { Operation } from '../operation';
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
  let moves = 0;
  for (const conflict of conflicts) {
    const { id, file, pointer, theirs, operation } = conflict;
    const isMove = movesItems(operation);
    // The same pointer may be another place after it.
    if (isMove) moves++;
    const key = isMove ? id : JSON.stringify([moves, file, pointer, theirs]);
    const first = merged.get(key);
    merged.set(key, first ? joined(first, conflict) : conflict);
  }
  return [...merged.values()];
}

const movesItems = (operation: Operation): boolean =>
  !('at' in operation) ||
  operation.op === 'move' ||
  (operation.op !== 'set' && /\/(\d+|-)$/.test(operation.at));

const joined = (first: FieldConflict, last: FieldConflict): FieldConflict => ({
  ...last,
  id: first.id,
  operation: joinedOperation(first.operation, last.operation),
});

/** From the value before the first to the value after the last, both of one field. */
function joinedOperation(first: Operation, last: Operation): Operation {
  if (first.op !== 'set' && first.op !== 'insert' && first.op !== 'remove') return last;
  if ('value' in last)
    return first.op === 'remove'
      ? { ...first, op: 'set', value: last.value }
      : { ...first, value: last.value };
  if (first.op !== 'set') return last;
  const { value: _, ...place } = first;
  return { ...place, op: 'remove' };
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
      ...wanted(operation),
      isWaiting: true,
      message: `A change waits for this file: ${message}`,
    }));

function fieldConflict(number: number, conflict: Conflict): FieldConflict {
  const { operation, found } = conflict;
  return {
    id: `${number}-${operation.file}`,
    ...wanted(inSpiteOf(conflict)),
    message: conflictWords(conflict),
    ...(found !== undefined && { theirs: found }),
  };
}

const wanted = (operation: Operation) => ({
  file: operation.file,
  pointer: 'at' in operation ? operation.at : '',
  operation,
  ...('value' in operation && { yours: operation.value }),
});

/** The operation as it counts after all, where a value was in its way. */
function inSpiteOf({ operation, reason, found }: Conflict): Operation {
  const was = found !== undefined && { was: found };
  if (operation.op === 'insert' && reason === 'exists') return { ...operation, op: 'set', ...was };
  if (operation.op !== 'set' && operation.op !== 'remove') return operation;
  const { was: _, ...others } = operation;
  return { ...others, ...was };
}
