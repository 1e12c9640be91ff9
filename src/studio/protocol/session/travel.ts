import { isUnfit, type Unfit } from '../../../edit/apply-transaction';
import type { FileChange } from '../../../edit/overlay-files';
import { type History, timeOf, type UndoStep } from './history';
import type { JournalRecord } from './journal-record';
import { joined, type PictureMove } from './picture-move';

export interface Made {
  changes: readonly FileChange[];
  pictures?: readonly PictureMove[];
}

/** With what takes it back. */
export interface MadeStep extends Made {
  inverse: UndoStep;
}

type Travelled = MadeStep | (Unfit & UndoStep) | undefined;

/** `made` is missing if not even the last step fits. */
interface WentBack {
  made?: MadeStep;
  unfit?: Unfit & UndoStep;
}

/** The ways through the steps of a session. */
export interface Travel {
  /**
   * Undefined if there is nothing to take back. A step that no longer fits is left out, and one of a file that can't be
   * read stays: both are given with the reason.
   */
  undo(): Travelled;
  redo(): Travelled;
  /**
   * Undoes the last steps as one step, which can be undone, too. At a step that does not fit it stops: that is `unfit`.
   * `nameFor` gives a name for the way back to a step, or to the beginning.
   */
  goBack(count: number, nameFor: (step: UndoStep | undefined) => string): WentBack;
}

/** `make` makes a step, and `write` adds a line to the journal. */
export function createTravel(
  history: History,
  make: (kind: 'edit' | 'undo' | 'redo', step: UndoStep) => Unfit | MadeStep,
  write: (record: JournalRecord) => void,
  now: () => number,
): Travel {
  function travel(kind: 'undo' | 'redo'): Travelled {
    const [from, to] = kind === 'undo' ? [history.undo, history.redo] : [history.redo, history.undo];
    const step = from.at(-1);
    if (!step) return undefined;
    const { name, transactions, pictures = [] } = step;
    const made = make(kind, { name, transactions, pictures, ...timeOf(step) });
    if (isUnfit(made)) {
      // A file that can't be read now can be later.
      if (made.findings.length === 0) {
        write({ type: 'skipped', kind });
        from.pop();
      }
      return { ...made, ...step };
    }
    from.pop();
    to.push(made.inverse);
    return made;
  }

  return {
    undo: () => travel('undo'),
    redo: () => travel('redo'),
    goBack(count, nameFor) {
      let failed: { unfit?: Unfit & UndoStep } = {};
      for (let left = Math.min(count, history.undo.length); left > 0; left--) {
        const steps = history.undo.slice(-left).reverse();
        const made = make('edit', {
          name: nameFor(history.undo.at(-left - 1)),
          time: now(),
          transactions: steps.flatMap(({ transactions }) => transactions),
          pictures: joined(steps.flatMap(({ pictures = [] }) => pictures)),
        });
        if (!isUnfit(made)) return { made, ...failed };
        const first = steps.at(-1);
        if (first) failed = { unfit: { ...made, ...first } };
      }
      return failed;
    },
  };
}
