import type { Conflict, Reason } from '../../../edit/conflict';
import { type ContentDraft, findIn } from '../../../edit/csv/content-draft';
import { createOpenFiles, isDraft } from '../../../edit/open-files';
import type { InsertValue, Operation, ValueOperation } from '../../../edit/operation';
import { isEqual } from '../../../edit/text/identity';
import type { Files } from '../../../site/files/files';
import type { FieldConflict } from '../workspace';
import type { Dropped } from './pending';

/** What an editor has to decide: of each change that no longer fits, one thing. */
export const conflictsOf = (dropped: readonly Dropped[]): readonly FieldConflict[] =>
  dropped.flatMap(({ change, conflicts }) => {
    const [conflict] = conflicts;
    return conflict ? [fieldConflict(conflict, change, conflicts)] : [];
  });

/** Each field once, with the value that came last, as when it is typed in while somebody else changes it. */
export function mergeConflicts(conflicts: readonly FieldConflict[]): readonly FieldConflict[] {
  const merged = new Map<string, FieldConflict>();
  for (const conflict of conflicts) {
    const { id, file, pointer, operation, change } = conflict;
    const isField = !change && 'at' in operation && !movesItems(operation);
    const key = isField ? JSON.stringify([file, pointer, itemsBeside(operation)]) : id;
    const first = merged.get(key);
    merged.set(key, first ? joined(first, conflict) : conflict);
  }
  return [...merged.values()];
}

const movesItems = ({ op, at }: ValueOperation): boolean =>
  op === 'move' || (op !== 'set' && /\/(\d+|-)$/.test(at));

/** What typing in a field does not change: the items beside those on its way, and the types of these. */
const itemsBeside = ({ at, items = {} }: ValueOperation) =>
  Object.entries(items).map(([pointer, item]) => [
    pointer,
    `${at}/`.startsWith(`${pointer}/`) ? item.type : item,
  ]);

/** The value that came last, where the first change was made: what identifies its place may be what is typed. */
function joined(first: FieldConflict, last: FieldConflict): FieldConflict {
  const [from, to] = [first.operation, last.operation];
  const operation = 'value' in from && 'value' in to ? { ...from, value: to.value } : to;
  return { ...last, id: first.id, operation };
}

const changed = 'This was changed elsewhere at the same time.';

const sentences: Partial<Record<Reason, string>> = {
  changed,
  missing: 'What this belongs to was removed or moved elsewhere.',
};

/** What somebody else has changed at the same time; undefined if the operation fails for another reason. */
export const overtakenBy = ({ reason, operation }: Conflict): string | undefined =>
  reason === 'exists' && operation.op === 'insert' ? changed : sentences[reason];

/** Says a conflict to an editor, who sees the place and both values and needs no pointer. */
export const conflictWords = (conflict: Conflict): string => overtakenBy(conflict) ?? conflict.message;

function fieldConflict(
  conflict: Conflict,
  { transactions }: Dropped['change'],
  all: readonly Conflict[],
): FieldConflict {
  const { found } = conflict;
  const operation = inSpiteOf(conflict);
  const words = conflictWords(conflict);
  const name = transactions[0]?.name ?? '';
  const settled = new Map(all.map((each) => [each.operation, [...makingRoom(each), inSpiteOf(each)]]));
  const whole = transactions.map(({ name, operations }) => ({
    name,
    operations: operations.flatMap((part) => settled.get(part) ?? [part]),
  }));
  const isPart = whole.flatMap(({ operations }) => operations).length > 1;
  return {
    id: crypto.randomUUID(),
    file: operation.file,
    pointer: conflict.pointer ?? ('at' in operation ? operation.at : ''),
    operation,
    ...(isPart && { change: { name, transactions: whole } }),
    message: isPart ? `${words} “${name}” waits for your choice, as a whole.` : words,
    ...('value' in operation && { yours: operation.value }),
    ...(found !== undefined && { theirs: found }),
  };
}

/** Each where its field is now, with what is there now: it may have come elsewhere, or have been changed again. */
export function placedNow(files: Files, conflicts: readonly FieldConflict[]): readonly FieldConflict[] {
  if (conflicts.length === 0) return conflicts;
  const open = createOpenFiles(files);
  return conflicts.map((conflict) => {
    const { file, operation } = conflict;
    if (!('at' in operation) || operation.op === 'insert') return conflict;
    const found = open.get(file);
    const draft = found && open.draft(file, found);
    return draft && isDraft(draft) ? placedIn(draft, conflict, operation) : conflict;
  });
}

function placedIn(
  draft: ContentDraft,
  conflict: FieldConflict,
  operation: Exclude<ValueOperation, InsertValue>,
): FieldConflict {
  const place = findIn(draft, operation);
  // What is in the way of a move is elsewhere.
  if (operation.op === 'move') return place ? { ...conflict, pointer: place.pointer } : conflict;
  const { theirs: _, ...others } = conflict;
  if (!place) return others;
  const theirs = place.value;
  const now = { ...operation, was: theirs };
  const placed = { ...others, pointer: place.pointer, theirs, operation: now };
  const { change } = conflict;
  if (!change) return placed;
  const transactions = change.transactions.map(({ name, operations }) => ({
    name,
    operations: operations.map((part) => (isEqual(part, operation) ? now : part)),
  }));
  return { ...placed, change: { ...change, transactions } };
}

/** The change that makes what the editor wanted count. */
export function settling({ operation, change }: FieldConflict): NonNullable<FieldConflict['change']> {
  const name = 'Choose your value';
  return change ?? { name, transactions: [{ name, operations: [operation] }] };
}

/** What comes before an operation that counts after all: a file that others have added goes. */
const makingRoom = ({ operation, reason }: Conflict): Operation[] =>
  operation.op === 'create' && reason === 'exists' ? [{ op: 'delete', file: operation.file }] : [];

/** The operation as it counts after all, where a value was in its way. */
function inSpiteOf({ operation, reason, found }: Conflict): Operation {
  const was = found !== undefined && { was: found };
  if (operation.op === 'insert' && reason === 'exists') return { ...operation, op: 'set', ...was };
  if (operation.op === 'set' || operation.op === 'remove') {
    const { was: _, ...others } = operation;
    return { ...others, ...was };
  }
  if (operation.op === 'delete')
    return { op: 'delete', file: operation.file, ...(typeof found === 'string' && { was: found }) };
  return operation;
}
