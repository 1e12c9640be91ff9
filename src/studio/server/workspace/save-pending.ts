import { randomUUID } from 'node:crypto';
import { type FileChange, namesIn } from '../../../edit/overlay-files';
import { finishInterrupted } from '../../../node/base/write/finish-interrupted';
import { hashOrNull, hashText } from '../../../node/base/write/hash-on-disk';
import { forgetMade, madeBy } from '../../../node/base/write/made-plans';
import { Unfinished, WrittenPartly } from '../../../node/base/write/plan';
import { writeChanges } from '../../../node/base/write/write-changes';
import type { FileHashes } from '../../protocol/session/journal-record';
import type { LiveCheck } from '../../protocol/session/live-check';
import { areOnDisk, madeFiles } from '../../protocol/session/restore';
import type { Session } from '../../protocol/session/session';
import type { WrittenFiles } from './written-files';

/** Writes the pending changes of a session into its folder. */
export interface PendingWriter {
  /** Writes those that add no error. Gives the files whose changes wait, because they would add one or can’t be read. */
  write(): readonly string[];
  /** True if files may have a part of the changes: until that is completed, what they hold is nothing to go on with. */
  isHalfDone(): boolean;
  /** Completes what was interrupted, here or in a command that was killed. True if there was something. */
  complete(): boolean;
}

export interface WritingParts {
  folder: string;
  base: WrittenFiles;
  session: Session;
  check: LiveCheck;
}

export function createPendingWriter({ folder, base, session, check }: WritingParts): PendingWriter {
  const { pending } = session;
  /** What is being written: the id of its plan, the numbers of the changes, and the files as they will be. */
  let begun: { id: string; numbers: ReadonlySet<number>; hashes: FileHashes } | undefined;
  const keptBesides = (numbers: ReadonlySet<number>) =>
    new Set(pending.numbers().filter((number) => !numbers.has(number)));

  function noteSaved(numbers: ReadonlySet<number>): void {
    session.saved(keptBesides(numbers));
    if (begun) forgetMade(folder, begun.id);
    begun = undefined;
    check.saved();
  }

  function noteSavedPartly(numbers: ReadonlySet<number>, made: readonly string[]): void {
    base.refresh();
    session.savedPartly(numbers, made);
    if (begun) forgetMade(folder, begun.id);
    begun = undefined;
  }

  return {
    write() {
      const { numbers, changes } = writable(session, check);
      if (changes.length > 0) {
        const hashes = hashesOf(changes);
        const id = randomUUID();
        session.saving(keptBesides(numbers), hashes, id);
        begun = { id, numbers, hashes };
        try {
          writeChanges(folder, changes, { command: 'edit', report: null, id });
        } catch (error) {
          if (error instanceof WrittenPartly) noteSavedPartly(numbers, error.made);
          else if (!(error instanceof Unfinished)) begun = undefined;
          throw error;
        }
        base.refresh(namesIn(changes));
      }
      if (numbers.size > 0) noteSaved(numbers);
      const left = pending.changes().map(({ from, to }) => to ?? from ?? '');
      const unread = pending.waiting().flatMap(({ files }) => [...files]);
      return [...new Set([...left, ...unread])];
    },
    isHalfDone: () => begun !== undefined,
    complete() {
      const isFinished = completeInterrupted(folder);
      if (!begun) return isFinished;
      base.refresh();
      const { id, numbers, hashes } = begun;
      const hashOf = (file: string) => hashOrNull(folder, file);
      const made = madeBy(folder, id);
      if (made === 'all' || (made === undefined && areOnDisk(hashes, hashOf))) noteSaved(numbers);
      // Without a record, another program was faster, or somebody has deleted the plan.
      else noteSavedPartly(numbers, made ?? madeFiles(hashes, hashOf));
      return true;
    },
  };
}

/** True if there was something to complete. What another program was faster with is said. */
export function completeInterrupted(folder: string): boolean {
  try {
    return finishInterrupted(folder) !== undefined;
  } catch (error) {
    if (!(error instanceof WrittenPartly)) throw error;
    console.error(error.message);
    return true;
  }
}

interface Chosen {
  numbers: ReadonlySet<number>;
  changes: readonly FileChange[];
}

function writable({ pending }: Session, check: LiveCheck): Chosen {
  const changes = pending.changes();
  const all = { numbers: new Set(pending.list().map(({ number }) => number)), changes };
  if (changes.length === 0 || check.added(changes).length === 0) return all;
  const groups = pending.groups();
  if (groups.length === 1) return none;
  const good = groups.filter((group) => check.added(group.changes).length === 0);
  const joined = joinGroups(good);
  // Two pages may each be right, and not together.
  return check.added(joined.changes).length === 0 ? joined : (good[0] ?? none);
}

const none: Chosen = { numbers: new Set(), changes: [] };

const joinGroups = (groups: readonly Chosen[]): Chosen => ({
  numbers: new Set(groups.flatMap(({ numbers }) => [...numbers])),
  changes: groups.flatMap(({ changes }) => changes),
});

function hashesOf(changes: readonly FileChange[]): FileHashes {
  const hashes: Record<string, string | null> = {};
  for (const { from, to } of changes) if (from !== undefined && from !== to) hashes[from] = null;
  for (const { to, text } of changes) if (to !== undefined && text !== undefined) hashes[to] = hashText(text);
  return hashes;
}
