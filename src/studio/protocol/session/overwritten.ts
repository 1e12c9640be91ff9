import { type Conflict, conflict, isConflict } from '../../../edit/conflict';
import type { Operation, ValueOperation } from '../../../edit/operation';
import { editText } from '../../../edit/text/edit-text';
import { isEqual } from '../../../edit/text/identity';
import { parseText } from '../../../site/json/read-json';
import { valueAt } from '../../../site/json/value-at';
import type { Dropped, PendingChange } from './pending';

/** A file as a session has saved it. */
export interface SavedFile {
  file: string;
  before: string;
  after: string;
  /** What it was saved for. */
  changes: readonly PendingChange[];
}

/**
 * What another program took away that has read a file before it was saved, and written it after that. Each change of a
 * value is returned alone. Nothing while the text is no JSON: that program is still writing.
 */
export function overwritten(saved: SavedFile, now: string): readonly Dropped[] {
  if (now === saved.after) return [];
  const texts = [saved.before, saved.after, now].map(parseText);
  if (texts.includes(undefined)) return [];
  const [before, after, theirs] = texts;
  return saved.changes.flatMap(({ transactions }) =>
    transactions.flatMap(({ name, operations }) =>
      operations.filter(isOnValueOf(saved.file)).flatMap((operation): Dropped[] => {
        const lost =
          operation.op === 'set'
            ? lostValue(saved, operation, now)
            : lostMember(operation, before, after, theirs);
        const change = { transactions: [{ name, operations: [operation] }] };
        return lost ? [{ change, conflicts: [lost], findings: [] }] : [];
      }),
    ),
  );
}

const isOnValueOf =
  (name: string) =>
  (operation: Operation): operation is ValueOperation =>
    operation.file === name && 'at' in operation;

/** The field is found by what is beside it: they may have added an item before it. */
function lostValue(
  { file, after }: SavedFile,
  operation: ValueOperation & { op: 'set' },
  now: string,
): Conflict | undefined {
  const { was, ...anyway } = operation;
  const own = editText(file, after, [anyway]);
  // A later change has replaced it.
  if (isConflict(own) || own.text !== after) return undefined;
  const made = editText(file, now, [operation]);
  if (isConflict(made)) return made.reason === 'changed' ? made : undefined;
  return made.text === now ? undefined : conflict(operation, 'changed', was, operation.at);
}

/** An item or a field that was added, removed or moved, and is not any more. */
function lostMember(
  operation: ValueOperation,
  before: unknown,
  after: unknown,
  theirs: unknown,
): Conflict | undefined {
  const { at, op } = operation;
  const above = at.slice(0, at.lastIndexOf('/'));
  const stateIn = (root: unknown): unknown => {
    const list = valueAt(root, above);
    if (!Array.isArray(list)) return valueAt(root, at);
    return op === 'move' ? list : list.length;
  };
  const [first, own, now] = [before, after, theirs].map(stateIn);
  const isUndone = isEqual(now, first) && !isEqual(own, first);
  return isUndone ? conflict(operation, 'changed', undefined, at) : undefined;
}
