import type { Conflict } from '../conflict';
import type { Operation, ValueOperation } from '../operation';
import type { FieldConflict } from '../workspace';
import { conflictWords } from './conflict-words';
import type { Dropped } from './pending';

/** What an editor has to decide. */
export const conflictsOf = (dropped: readonly Dropped[]): readonly FieldConflict[] =>
  dropped.flatMap((one) => {
    const changeId = crypto.randomUUID();
    return one.conflicts.map((conflict) => fieldConflict(conflict, one.change, changeId));
  });

/** Each field once, with the value that came last, as when it is typed in while somebody else changes it. */
export function mergeConflicts(conflicts: readonly FieldConflict[]): readonly FieldConflict[] {
  const merged = new Map<string, FieldConflict>();
  for (const conflict of conflicts) {
    const { id, file, pointer, theirs, operation, change } = conflict;
    const isField = !change && 'at' in operation && !movesItems(operation);
    const key = isField ? JSON.stringify([file, pointer, theirs, itemsBeside(operation)]) : id;
    const first = merged.get(key);
    merged.set(key, first ? joined(first, conflict) : conflict);
  }
  return [...merged.values()];
}

const movesItems = ({ op, at }: ValueOperation): boolean =>
  op === 'move' || (op !== 'set' && /\/(\d+|-)$/.test(at));

/** What tells an item from another one that is at the same place later. What is typed in it does not change them. */
const itemsBeside = ({ at, items = {} }: ValueOperation) =>
  Object.entries(items).filter(([pointer]) => !`${at}/`.startsWith(`${pointer}/`));

/** The value that came last, where the first change was made: what tells its place may be what is typed. */
function joined(first: FieldConflict, last: FieldConflict): FieldConflict {
  const [from, to] = [first.operation, last.operation];
  const operation = 'value' in from && 'value' in to ? { ...from, value: to.value } : to;
  return { ...last, id: first.id, operation };
}

function fieldConflict(
  conflict: Conflict,
  { transactions }: Dropped['change'],
  changeId: string,
): FieldConflict {
  const { found } = conflict;
  const operation = inSpiteOf(conflict);
  const words = conflictWords(conflict);
  const isPart = transactions.flatMap(({ operations }) => operations).length > 1;
  const name = transactions[0]?.name ?? '';
  const whole = transactions.map(({ name, operations }) => ({
    name,
    operations: operations.map((part) => (part === conflict.operation ? operation : part)),
  }));
  return {
    id: crypto.randomUUID(),
    file: operation.file,
    pointer: conflict.pointer ?? ('at' in operation ? operation.at : ''),
    operation,
    ...(isPart && { change: { id: changeId, name, transactions: whole } }),
    message: isPart ? `${words} “${name}” waits for your choice, as a whole.` : words,
    ...('value' in operation && { yours: operation.value }),
    ...(found !== undefined && { theirs: found }),
  };
}

/** The operation as it counts after all, where a value was in its way. */
function inSpiteOf({ operation, reason, found }: Conflict): Operation {
  const was = found !== undefined && { was: found };
  if (operation.op === 'insert' && reason === 'exists') return { ...operation, op: 'set', ...was };
  if (operation.op === 'set' || operation.op === 'remove') {
    const { was: _, ...others } = operation;
    return { ...others, ...was };
  }
  if (operation.op === 'delete') return { op: 'delete', file: operation.file };
  return operation;
}
