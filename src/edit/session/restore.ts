import type { Operation } from '../operation';
import type { FieldConflict } from '../workspace';
import { type History, record } from './history';
import type { ChangeRecord, FileHashes, JournalRecord } from './journal-record';

/** More than wait for an answer at the same time. */
const manyIds = 1000;

export interface Restored {
  /** The last one that was used. */
  number: number;
  history: History;
  /** Changes that are not in the files, in their order. */
  pending: readonly Pick<ChangeRecord, 'number' | 'transactions'>[];
  conflicts: readonly FieldConflict[];
  /** The names of changes that were made. */
  ids: readonly string[];
}

export const areOnDisk = (hashes: FileHashes, hashOf: (file: string) => string | null): boolean =>
  Object.entries(hashes).every(([file, hash]) => hashOf(file) === hash);

/**
 * Reads off a journal where its session ended, wherever that was. With `isWritten` the files have what was being written
 * then; otherwise their hashes tell it.
 */
export function restore(
  journal: readonly JournalRecord[],
  hashOf: (file: string) => string | null,
  isWritten = false,
): Restored {
  const history: History = { undo: [], redo: [] };
  let number = 0;
  let pending: ChangeRecord[] = [];
  let conflicts: readonly FieldConflict[] = [];
  const ids: string[] = [];
  let saving: { held: readonly number[]; hashes: FileHashes; last: number } | undefined;
  const hold = (held: readonly number[]) => {
    pending = pending.filter((change) => held.includes(change.number));
  };
  for (const line of journal) {
    if (line.type === 'change') {
      number = line.number;
      if (line.id !== undefined) ids.push(line.id);
      pending.push(line);
      repeat(history, line);
    } else if (line.type === 'history') {
      history.undo = [...line.undo];
      history.redo = [...line.redo];
    } else if (line.type === 'skipped') history[line.kind].pop();
    else if (line.type === 'saving') saving = { ...line, last: number };
    else if (line.type === 'saved') {
      saving = undefined;
      hold(line.held);
    } else if (line.type === 'conflicts') conflicts = line.conflicts.map(withOperation);
    else if (line.type === 'known') ids.push(...line.ids);
  }
  // It was ended between writing the files and saying so; what was changed in between waits.
  if (saving && (isWritten || areOnDisk(saving.hashes, hashOf))) {
    const { held, last } = saving;
    pending = pending.filter((change) => held.includes(change.number) || change.number > last);
  }
  return { number, history, pending, conflicts, ids };
}

/** Journals from before November 26, 2026 keep the two values alone. */
function withOperation(conflict: Omit<FieldConflict, 'operation'> & Partial<FieldConflict>): FieldConflict {
  const { operation, file, pointer, yours, theirs } = conflict;
  const place = { file, at: pointer, ...(theirs !== undefined && { was: theirs }) };
  const meant: Operation =
    yours === undefined ? { op: 'remove', ...place } : { op: 'set', ...place, value: yours };
  return { ...conflict, operation: operation ?? meant };
}

function repeat(history: History, { kind, inverse, replaces }: ChangeRecord): void {
  if (kind === 'edit') {
    record(history, inverse, replaces);
    return;
  }
  const [from, to] = kind === 'undo' ? [history.undo, history.redo] : [history.redo, history.undo];
  from.pop();
  to.push(inverse);
}

/** The same journal in its shortest form: its history, and the changes that wait. */
export function shortened(
  journal: readonly JournalRecord[],
  { history, conflicts, pending, ids }: Restored,
): JournalRecord[] {
  const waiting = new Set(pending.map(({ number }) => number));
  const changes = journal.filter(
    (line): line is ChangeRecord => line.type === 'change' && waiting.has(line.number),
  );
  // What they add to the history is in it already.
  const held = changes.map(({ number }) => number);
  return [
    ...changes,
    { type: 'saved', held },
    { type: 'conflicts', conflicts },
    { type: 'known', ids: ids.slice(-manyIds) },
    { type: 'history', undo: history.undo, redo: history.redo },
  ];
}
