import type { Files } from '../../site/files/files';
import { isUnfit, type Unfit } from '../apply-transaction';
import type { Transaction } from '../operation';
import type { FileChange } from '../overlay-files';
import type { FieldConflict } from '../workspace';
import { conflictsOf, settling } from './field-conflicts';
import { type History, record, type Step } from './history';
import type { JournalRecord } from './journal-record';
import { mergeSteps, type TextBefore } from './merge-steps';
import { createPendingChanges, type PendingChanges } from './pending';
import { restore } from './restore';

export interface Made {
  changes: readonly FileChange[];
}

/** The editing of content that others may change at the same time. */
export interface Session {
  pending: PendingChanges;
  history: History;
  conflicts(): readonly FieldConflict[];
  /** Makes a change, and keeps it before anything else happens. Changes in a row with one `step` are one step of undo. */
  apply(transaction: Transaction, step?: string): Made | Unfit;
  /** Undefined if there is nothing to take back. A step that no longer fits is left out, and given with the reason. */
  undo(): Made | (Unfit & Step) | undefined;
  redo(): Made | (Unfit & Step) | undefined;
  /** To be called when the content has changed under the pending changes. */
  rebase(): void;
  /** To be called around the writing of all pending changes but these. */
  saving(held: ReadonlySet<number>, hashes: Readonly<Record<string, string | null>>): void;
  saved(held: ReadonlySet<number>): void;
  /** Ends a conflict; undefined if there is none of this name. */
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
): Session {
  const pending = createPendingChanges(base);
  const restored = restore(journal, hashOf);
  const { history } = restored;
  let { number, conflicts } = restored;
  /** The step that further changes of its name continue. */
  let open: (TextBefore & { step: string }) | undefined;
  for (const change of restored.pending) {
    const added = pending.add(change.number, change.transactions);
    if (isUnfit(added)) conflicts = [...conflicts, ...conflictsOf([{ ...added, change }])];
  }

  function make(
    kind: 'edit' | 'undo' | 'redo',
    transactions: readonly Transaction[],
    wanted: Omit<Step, 'transactions'>,
  ) {
    const next = number + 1;
    const added = pending.add(next, transactions);
    if (isUnfit(added)) return added;
    const isNothing = added.changes.length === 0;
    if (isNothing && kind === 'edit') return { changes: [], inverse: { ...wanted, transactions: [] } };
    number = next;
    const one = added.changes.length === 1 ? added.changes[0] : undefined;
    const step = wanted.step;
    const last = history.undo.at(-1);
    const text: TextBefore = { file: one?.to ?? '', before: one?.was ?? '', now: one?.text ?? '' };
    const continues = kind === 'edit' && step !== undefined && open?.step === step && last?.step === step;
    if (open && continues) text.before = open.before;
    const inverse: Step = { ...wanted, transactions: added.inverse };
    const whole = continues && last && open?.file === text.file ? mergeSteps(last, inverse, text) : inverse;
    try {
      const { transactions } = added;
      write({ type: 'change', kind, number, transactions, inverse: whole, replaces: whole !== inverse });
    } catch (error) {
      pending.rebase(new Set([number]));
      throw error;
    }
    open = step === undefined ? undefined : { ...text, step };
    if (kind === 'edit') record(history, whole, whole !== inverse);
    return { changes: added.changes, inverse };
  }

  function travel(kind: 'undo' | 'redo') {
    const [from, to] = kind === 'undo' ? [history.undo, history.redo] : [history.redo, history.undo];
    const step = from.at(-1);
    if (!step) return undefined;
    const made = make(kind, step.transactions, { name: step.name });
    if (isUnfit(made)) {
      write({ type: 'skipped', kind });
      from.pop();
      return { ...made, ...step };
    }
    from.pop();
    to.push(made.inverse);
    return made;
  }

  function keep(next: readonly FieldConflict[]): void {
    conflicts = next;
    write({ type: 'conflicts', conflicts });
  }

  return {
    pending,
    history,
    conflicts: () => conflicts,
    apply: (transaction, step) =>
      make('edit', [transaction], { name: transaction.name, ...(step !== undefined && { step }) }),
    undo: () => travel('undo'),
    redo: () => travel('redo'),
    rebase() {
      open = undefined;
      const dropped = conflictsOf(pending.rebase(new Set()));
      if (dropped.length > 0) keep([...conflicts, ...dropped]);
    },
    saving: (held, hashes) => write({ type: 'saving', held: [...held], hashes }),
    saved(held) {
      write({ type: 'saved', held: [...held] });
      const written = pending.list().filter(({ number }) => !held.has(number));
      pending.rebase(new Set(written.map(({ number }) => number)));
    },
    settle(id, choice) {
      const conflict = conflicts.find((other) => other.id === id);
      if (!conflict) return undefined;
      const transaction = choice === 'yours' ? settling(conflict) : undefined;
      const made = transaction ? make('edit', [transaction], { name: transaction.name }) : { changes: [] };
      if (!isUnfit(made)) keep(conflicts.filter((other) => other !== conflict));
      return made;
    },
  };
}
