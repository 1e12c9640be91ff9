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

/** The files that have what was being written. Files are removed last: one that is gone alone was removed by others. */
export function madeFiles(hashes: FileHashes, hashOf: (file: string) => string | null): readonly string[] {
  const made = Object.entries(hashes).filter(([file, hash]) => hashOf(file) === hash);
  return made.some(([, hash]) => hash !== null) ? made.map(([file]) => file) : [];
}

/** The part of a change that is not in these files; undefined if they have all of it. */
function withoutFiles<Change extends Pick<ChangeRecord, 'transactions'>>(
  change: Change,
  files: readonly string[],
): Change[] {
  const transactions = change.transactions
    .map((each) => ({ ...each, operations: each.operations.filter(({ file }) => !files.includes(file)) }))
    .filter(({ operations }) => operations.length > 0);
  return transactions.length > 0 ? [{ ...change, transactions }] : [];
}

/** What is left of changes when what some of them do to these files is in them. */
export const leftOf = <Change extends Pick<ChangeRecord, 'number' | 'transactions'>>(
  changes: readonly Change[],
  isMade: (number: number) => boolean,
  files: readonly string[],
): Change[] => changes.flatMap((change) => (isMade(change.number) ? withoutFiles(change, files) : [change]));

/** What the plan with an id has written: all of it, or these files. Undefined if nobody knows. */
export type MadeBy = (id: string) => 'all' | readonly string[] | undefined;

/** Reads from a journal where its session has ended, also after a crash. What `madeBy` does not know, the hashes of files show. */
export function restore(
  journal: readonly JournalRecord[],
  hashOf: (file: string) => string | null,
  madeBy: MadeBy = () => undefined,
): Restored {
  const history: History = { undo: [], redo: [] };
  let number = 0;
  let pending: ChangeRecord[] = [];
  let conflicts: readonly FieldConflict[] = [];
  const ids: string[] = [];
  let saving: Saving | undefined;
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
    } else if (line.type === 'made') {
      saving = undefined;
      const { numbers, files } = line;
      pending = leftOf(pending, (number) => numbers.includes(number), files);
    } else if (line.type === 'conflicts') conflicts = line.conflicts;
    else if (line.type === 'known') ids.push(...line.ids);
  }
  if (saving) pending = leftOfSaving(pending, saving, hashOf, madeBy);
  return { number, history, pending, conflicts, ids };
}

interface Saving {
  held: readonly number[];
  hashes: FileHashes;
  id?: string;
  /** The number of the last change that was made before it. */
  last: number;
}

/** For an end between writing the files and saying so; what was changed in between waits. */
function leftOfSaving(
  pending: readonly ChangeRecord[],
  { held, hashes, id, last }: Saving,
  hashOf: (file: string) => string | null,
  madeBy: MadeBy,
): ChangeRecord[] {
  const made = id === undefined ? undefined : madeBy(id);
  const isWaiting = (number: number) => held.includes(number) || number > last;
  return made === 'all' || (made === undefined && areOnDisk(hashes, hashOf))
    ? pending.filter((change) => isWaiting(change.number))
    : leftOf(pending, (number) => !isWaiting(number), made ?? madeFiles(hashes, hashOf));
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
  const waiting = new Map(pending.map(({ number, transactions }) => [number, transactions]));
  const changes = journal.flatMap((line): ChangeRecord[] => {
    const transactions = line.type === 'change' ? waiting.get(line.number) : undefined;
    return line.type === 'change' && transactions ? [{ ...line, transactions }] : [];
  });
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
