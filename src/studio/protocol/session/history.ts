import type { Transaction } from '../../../edit/operation';
import type { HistoryState } from '../workspace';
import type { PictureMove } from './picture-move';

/** What takes back one step, or makes it again. */
export interface Step {
  name: string;
  /** In their order. */
  transactions: readonly Transaction[];
  /** The files that it moves: their bytes are in no transaction. */
  pictures?: readonly PictureMove[];
  /** Changes of the same step become one. */
  step?: string;
}

/** Steps in their order, the last one first to be taken back. Without a limit. */
export interface History {
  undo: Step[];
  redo: Step[];
}

export const historyState = ({ undo, redo }: History): HistoryState => {
  const [back, again] = [undo.at(-1), redo.at(-1)];
  return { ...(back && { undo: back.name }), ...(again && { redo: again.name }) };
};

/** Adds a step that was made, except one that takes nothing back any more; what was undone before is gone. */
export function record({ undo, redo }: History, step: Step, replaces: boolean): void {
  if (replaces) undo.pop();
  if (step.transactions.length > 0 || step.pictures) undo.push(step);
  redo.length = 0;
}
