import { applyAnchored, isUnfit, type Unfit } from '../../../edit/apply-transaction';
import type { Transaction } from '../../../edit/operation';
import { type FileChange, namesIn, type OverlayFiles, overlayFiles } from '../../../edit/overlay-files';
import type { Files } from '../../../site/files/files';
import { composeChanges } from './compose-changes';
import { leftOf } from './restore';

/** Changes that were made together, and are kept or taken back together. */
export interface PendingChange {
  number: number;
  /** With what places them in content that has changed meanwhile. */
  transactions: readonly Transaction[];
  /** The files that they change, by all their names. */
  files: ReadonlySet<string>;
}

export interface Added {
  /** What was done, and what undoes it, each in its order. */
  transactions: readonly Transaction[];
  inverse: readonly Transaction[];
  /** As the content was before this change. */
  changes: readonly FileChange[];
  /** Forgets it again, if nothing has happened since. */
  takeBack(): void;
}

/** What was made once, and is to be made again in content that has changed. */
export type Remade = Pick<PendingChange, 'number' | 'transactions'>;

/** A change that no longer fits. */
export interface Dropped extends Unfit {
  change: Pick<PendingChange, 'transactions'>;
}

/** Changes over content that was read, until they are written. */
export interface PendingChanges {
  /** The content with all of them. */
  files: OverlayFiles;
  list(): readonly PendingChange[];
  /** Those that are in no content, because a file of theirs can't be read now. They come back when it can. */
  waiting(): readonly PendingChange[];
  /** The numbers of both. */
  numbers(): readonly number[];
  /** All of them as changes of the content that was read. */
  changes(): readonly FileChange[];
  /** Adds a change as a whole, or not at all. */
  add(number: number, transactions: readonly Transaction[]): Added | Unfit;
  /** Adds changes of an earlier process. Gives those that no longer fit. */
  restore(changes: readonly Remade[]): readonly Dropped[];
  /** Forgets changes that were written, and applies the others to the content as it is now. Gives those that no longer fit. */
  rebase(written: ReadonlySet<number>): readonly Dropped[];
  /** The same when these changes were written into these files alone. */
  rebasePartly(numbers: ReadonlySet<number>, files: readonly string[]): readonly Dropped[];
  /** Changes that share files, with what they do: each group can be written without the others. */
  groups(): readonly { numbers: ReadonlySet<number>; changes: readonly FileChange[] }[];
}

/** `base` is asked for the content each time, because its files come and go. */
export function createPendingChanges(base: Files): PendingChanges {
  const files = overlayFiles(base);
  let list: readonly PendingChange[] = [];
  let waiting: readonly PendingChange[] = [];
  let composed: readonly FileChange[] = [];

  function show(changes: readonly FileChange[]): void {
    composed = changes;
    files.show(changes);
  }

  function add(number: number, transactions: readonly Transaction[]): Added | Unfit {
    const [listBefore, before] = [list, composed];
    const done: Transaction[] = [];
    const inverse: Transaction[] = [];
    let changes: readonly FileChange[] = [];
    for (const transaction of transactions) {
      const applied = applyAnchored(files, transaction);
      if (isUnfit(applied)) {
        show(before);
        return applied;
      }
      done.push(applied.anchored);
      changes = composeChanges(changes, applied.changes);
      show(composeChanges(composed, applied.changes));
      inverse.unshift(applied.inverse);
    }
    if (changes.length > 0) list = [...list, { number, transactions: done, files: namesIn(changes) }];
    const takeBack = () => {
      list = listBefore;
      show(before);
    };
    return { transactions: done, inverse, changes, takeBack };
  }

  function restore(changes: readonly Remade[]): readonly Dropped[] {
    return changes.flatMap((change) => {
      const { number, transactions } = change;
      const added = add(number, transactions);
      if (!isUnfit(added)) return [];
      if (added.findings.length === 0) return [{ ...added, change }];
      const files = new Set(transactions.flatMap(({ operations }) => operations.map(({ file }) => file)));
      waiting = [...waiting, { number, transactions, files }];
      return [];
    });
  }

  function restart(kept: readonly Remade[]): readonly Dropped[] {
    list = [];
    waiting = [];
    show([]);
    return restore([...kept].sort((one, other) => one.number - other.number));
  }

  return {
    files,
    list: () => list,
    waiting: () => waiting,
    numbers: () => [...list, ...waiting].map(({ number }) => number),
    changes: () => composed,
    add,
    restore,
    rebase: (written) => restart([...list, ...waiting].filter(({ number }) => !written.has(number))),
    rebasePartly: (numbers, names) =>
      restart(leftOf<Remade>([...list, ...waiting], (number) => numbers.has(number), names)),
    groups: () =>
      groupsOf(list).map(({ numbers, files: names }) => ({
        numbers,
        changes: composed.filter(({ from, to }) => names.has(from ?? '') || names.has(to ?? '')),
      })),
  };
}

interface Group {
  numbers: Set<number>;
  files: Set<string>;
}

function groupsOf(list: readonly PendingChange[]): readonly Group[] {
  return list.reduce<readonly Group[]>((groups, { number, files }) => {
    const shares = (group: Group) => [...files].some((file) => group.files.has(file));
    const joined = groups.filter(shares);
    const one: Group = {
      numbers: new Set([...joined.flatMap(({ numbers }) => [...numbers]), number]),
      files: new Set([...joined.flatMap((group) => [...group.files]), ...files]),
    };
    return [...groups.filter((group) => !shares(group)), one];
  }, []);
}
