import { UsageError } from '../content/content-error';

interface PlannedFile {
  file: string;
  /** Where it lies, without links: `file`, or where the links on its way led when the plan was made. */
  place: string;
  /** What is there before, as `stateOf` gives it; missing if nothing is. */
  was?: string | undefined;
}

/** A new or changed file. */
export interface PlannedPut extends PlannedFile {
  /** The name of the new one beside the plan. */
  waiting: string;
  /** The hash of the new one. */
  now: string;
}

/** Which command makes a change, and what it is to report if it is given again to complete it. */
export interface Label {
  command: string;
  report: unknown;
  /** Names a change that `madeBy` is asked about later. */
  id?: string;
}

/** Everything that a change writes. */
export interface WritePlan extends Label {
  /** The number of the process that makes the change. */
  process: number;
  puts: readonly PlannedPut[];
  removes: readonly PlannedFile[];
}

/** Nothing was written: the other one goes first. */
export class OtherCommand extends UsageError {
  constructor(options?: ErrorOptions) {
    super('Another command is changing this content. Run this command again.', options);
  }
}

/** A file is not as it was read: nothing was written, and the change must be made again. */
export class ChangedMeanwhile extends UsageError {}

/** Another program changed some files meanwhile, and others of the change since they were written. The plan is over. */
export class WrittenPartly extends UsageError {
  /** The files that have the change. */
  readonly made: readonly string[];
  constructor(late: readonly string[], made: readonly string[]) {
    super(
      `The change is written only in part. Another program changed ${some(late)} at the same time, and that is kept. Written: ${some(made)}.`,
    );
    this.made = made;
  }
}

const shown = 5;

const some = (files: readonly string[]): string =>
  files.length > shown
    ? `${files.slice(0, shown).join(', ')} and ${files.length - shown} more`
    : files.join(', ');

/** A plan that counts can't be completed now: a part of it may be written. The advice is for commands. */
export class Unfinished extends UsageError {
  readonly reason: string;
  constructor(reason: string, options: ErrorOptions) {
    super(`${reason} Solve this and run this command again: it completes the change.`, options);
    this.reason = reason;
  }
}
