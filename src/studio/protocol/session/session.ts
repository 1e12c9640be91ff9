import { isUnfit, type Unfit } from '../../../edit/apply-transaction';
import type { Transaction } from '../../../edit/operation';
import type { FileChange } from '../../../edit/overlay-files';
import type { Files } from '../../../site/files/files';
import type { FieldConflict, LastStep } from '../workspace';
import { conflictsOf, mergeConflicts, placedNow, settling } from './field-conflicts';
import { type History, isStep, mergeSteps, record, type TextBefore, timeOf, type UndoStep } from './history';
import type { FileHashes, JournalRecord } from './journal-record';
import { createLateSaves } from './late-saves';
import { createPendingChanges, type Dropped, type PendingChanges } from './pending';
import { backward, type MovePictures, type PictureMove } from './picture-move';
import { restore } from './restore';
import { createTravel, type Made, type MadeStep, type Travel } from './travel';

/** What belongs to a change besides its transaction. */
export interface SessionChangeOptions {
  step?: string;
  id?: string;
  pictures?: readonly PictureMove[];
}

/** The editing of content that others may change at the same time. */
export interface Session extends Travel {
  pending: PendingChanges;
  history: History;
  conflicts(): readonly FieldConflict[];
  /** Makes a change, and keeps it before anything else happens. Changes in a row with one `step` are one step of undo. */
  apply(transaction: Transaction, options?: SessionChangeOptions): Made | Unfit;
  /** True if a change of this name was made. */
  knows(id: string): boolean;
  /** Keeps what a change wanted that does not fit, for the editor to decide. */
  dispute(transaction: Transaction, reason: Unfit): void;
  /** What was done last since the start. */
  last(): LastStep | undefined;
  /** To be called when the content has changed under the pending changes. */
  rebase(): void;
  /** To be called around the writing of all pending changes but these. */
  saving(held: ReadonlySet<number>, hashes: FileHashes, id?: string): void;
  saved(held: ReadonlySet<number>): void;
  /** To be called instead when these changes were written into these files alone. */
  savedPartly(numbers: ReadonlySet<number>, files: readonly string[]): void;
  /** Ends a conflict; undefined if there is none of this name. What still does not fit is another conflict then. */
  settle(id: string, choice: 'yours' | 'theirs'): Made | Unfit | undefined;
}

/**
 * Goes on where the journal ends. `write` adds a line to it, and is called before a change counts; `hashOf` is that of
 * a file of the content without pending changes, or null if there is none.
 */
export function createSession(
  base: Files,
  journal: readonly JournalRecord[],
  write: (record: JournalRecord) => void,
  hashOf: (file: string) => string | null,
  movePictures: MovePictures,
  now: () => number = Date.now,
): Session {
  const pending = createPendingChanges(base);
  const restored = restore(journal, hashOf);
  const { history } = restored;
  const ids = new Set(restored.ids);
  let { number, conflicts } = restored;
  const saves = createLateSaves(base);
  /** The conflicts as they were shown last: a choice counts against the values that were seen. */
  let lastConflicts: readonly FieldConflict[] = [];
  /** The step that further changes of its name continue. */
  let open: (TextBefore & { step: string }) | undefined;
  let last: LastStep | undefined;
  giveUp(pending.restore(restored.pending));

  /** Changes that no longer fit wait no more: the editor decides. */
  function giveUp(dropped: readonly Dropped[]): void {
    if (dropped.length === 0) return;
    keep([...conflicts, ...conflictsOf(dropped)]);
    write({ type: 'saved', held: pending.numbers() });
  }

  /** A step together with the last one, if it goes on with it. */
  function continued(step: UndoStep, text: TextBefore): UndoStep | undefined {
    const last = history.undo.at(-1);
    if (!last || step.step === undefined || last.step !== step.step) return undefined;
    // Pictures are added for fields, which show them then.
    const pictures = [...(step.pictures ?? []), ...(last.pictures ?? [])];
    if (pictures.length > 0)
      return { ...step, transactions: [...step.transactions, ...last.transactions], pictures };
    if (open?.step !== step.step || open.file !== text.file) return undefined;
    return mergeSteps(last, step, { ...text, before: open.before });
  }

  function make(
    kind: 'edit' | 'undo' | 'redo',
    { transactions, pictures = [], ...wanted }: UndoStep,
    id?: string,
  ): Unfit | MadeStep {
    const next = number + 1;
    const added = pending.add(next, transactions);
    if (isUnfit(added)) return added;
    const isNothing = added.changes.length + pictures.length === 0;
    if (isNothing && kind === 'edit') return { changes: [], inverse: { ...wanted, transactions: [] } };
    number = next;
    const inverse: UndoStep = {
      ...wanted,
      transactions: added.inverse,
      ...(pictures.length > 0 && { pictures: pictures.map(backward) }),
    };
    const text = textOf(added.changes);
    const whole = (kind === 'edit' && continued(inverse, text)) || inverse;
    const replaces = whole !== inverse;
    try {
      const reason = movePictures(pictures, pending.files);
      if (reason !== undefined) {
        added.takeBack();
        return { conflicts: [], findings: [], unmoved: reason };
      }
      const { transactions } = added;
      write({ type: 'change', kind, number, ...(id && { id }), transactions, inverse: whole, replaces });
      if (id) ids.add(id);
    } catch (error) {
      added.takeBack();
      movePictures(pictures.map(backward), pending.files);
      throw error;
    }
    const { step } = wanted;
    const before = replaces && open ? open.before : text.before;
    // After a step that came to nothing, what follows belongs to none before it.
    const isOver = step === undefined || (replaces && whole.transactions.length === 0);
    open = isOver ? undefined : { ...text, before, step };
    if (kind === 'edit') record(history, whole, replaces);
    note(kind, whole);
    return { changes: added.changes, pictures, inverse };
  }

  function note(kind: LastStep['kind'], step: UndoStep): void {
    const time = kind === 'edit' ? timeOf(step) : { time: now() };
    last = isStep(step) ? { kind, name: step.name, ...time } : undefined;
  }

  function keep(next: readonly FieldConflict[]): void {
    conflicts = mergeConflicts(next);
    write({ type: 'conflicts', conflicts });
  }

  return {
    pending,
    history,
    conflicts() {
      lastConflicts = placedNow(pending.files, conflicts);
      return lastConflicts;
    },
    apply(transaction, { step, id, pictures = [] } = {}) {
      const { name, operations } = transaction;
      const transactions = operations.length > 0 ? [transaction] : [];
      const wanted = { name, transactions, pictures, time: now() };
      return make('edit', { ...wanted, ...(step !== undefined && { step }) }, id);
    },
    knows: (id) => ids.has(id),
    dispute(transaction, reason) {
      keep([...conflicts, ...conflictsOf([{ ...reason, change: { transactions: [transaction] } }])]);
    },
    ...createTravel(history, make, write, now),
    last: () => last,
    rebase() {
      open = undefined;
      const lost = saves.takeOverwritten();
      giveUp([...lost, ...pending.rebase(new Set())]);
    },
    saving: (held, hashes, id) =>
      write({ type: 'saving', held: [...held], hashes, ...(id !== undefined && { id }) }),
    saved(held) {
      write({ type: 'saved', held: [...held] });
      const written = pending.list().filter(({ number }) => !held.has(number));
      saves.note(pending.changes(), written);
      giveUp(pending.rebase(new Set(written.map(({ number }) => number))));
    },
    savedPartly(numbers, files) {
      write({ type: 'made', numbers: [...numbers], files });
      giveUp(pending.rebasePartly(numbers, files));
    },
    settle(id, choice) {
      const conflict = lastConflicts.find((other) => other.id === id);
      if (!conflict || !conflicts.some((other) => other.id === id)) return undefined;
      const { name, transactions } = settling(conflict);
      const made = choice === 'yours' ? make('edit', { name, transactions, time: now() }) : { changes: [] };
      const others = conflicts.filter((other) => other.id !== id);
      if (!isUnfit(made)) keep(others);
      else if (made.conflicts.length > 0)
        keep([...others, ...conflictsOf([{ ...made, change: { transactions } }])]);
      return made;
    },
  };
}

/** The text before of the one file that was changed. */
function textOf(changes: readonly FileChange[]): TextBefore {
  const one = changes.length === 1 ? changes[0] : undefined;
  return { file: one?.to ?? '', before: one?.was ?? '', now: one?.text ?? '' };
}
