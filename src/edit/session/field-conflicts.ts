import type { Conflict } from '../conflict';
import type { Operation } from '../operation';
import type { FieldConflict } from '../workspace';
import { conflictWords } from './conflict-words';
import type { Dropped } from './pending';

/** What an editor has to decide. */
export function conflictsOf(dropped: readonly Dropped[]): readonly FieldConflict[] {
  return dropped.flatMap(({ change, conflicts }) =>
    conflicts.map((conflict) => fieldConflict(change.number, conflict)),
  );
}

/** Each field once, with the value that came last, as when it is typed in while somebody else changes it. */
export function mergeConflicts(conflicts: readonly FieldConflict[]): readonly FieldConflict[] {
  const merged = new Map<string, FieldConflict>();
  for (const conflict of conflicts) {
    const { id, file, pointer, theirs, operation } = conflict;
    const key = movesItems(operation) ? id : JSON.stringify([file, pointer, theirs]);
    const first = merged.get(key);
    merged.set(key, first ? joined(first, conflict) : conflict);
  }
  return [...merged.values()];
}

const movesItems = (operation: Operation): boolean =>
  !('at' in operation) ||
  operation.op === 'move' ||
  (operation.op !== 'set' && /\/(\d+|-)$/.test(operation.at));

/** The value that came last, where the first change was made: what tells its place may be what is typed. */
function joined(first: FieldConflict, last: FieldConflict): FieldConflict {
  const [from, to] = [first.operation, last.operation];
  const operation = 'value' in from && 'value' in to ? { ...from, value: to.value } : to;
  return { ...last, id: first.id, operation };
}

function fieldConflict(number: number, conflict: Conflict): FieldConflict {
  const { found } = conflict;
  const operation = inSpiteOf(conflict);
  const { file } = operation;
  return {
    id: `${number}-${file}`,
    file,
    pointer: 'at' in operation ? operation.at : '',
    operation,
    message: conflictWords(conflict),
    ...('value' in operation && { yours: operation.value }),
    ...(found !== undefined && { theirs: found }),
  };
}

/** The operation as it counts after all, where a value was in its way. */
function inSpiteOf({ operation, reason, found }: Conflict): Operation {
  const was = found !== undefined && { was: found };
  if (operation.op === 'insert' && reason === 'exists') return { ...operation, op: 'set', ...was };
  if (operation.op !== 'set' && operation.op !== 'remove') return operation;
  const { was: _, ...others } = operation;
  return { ...others, ...was };
}
