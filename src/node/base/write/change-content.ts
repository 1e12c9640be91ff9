import { type Applied, applyAnchored, applyTransaction, isUnfit } from '../../../edit/apply-transaction';
import { createChangeCheck } from '../../../edit/check/never-worse';
import type { Conflict } from '../../../edit/conflict';
import type { Transaction } from '../../../edit/operation';
import type { Files } from '../../../site/files/files';
import type { LoadedSite } from '../../../site/load-site';
import type { Finding } from '../../../site/problem/finding';
import { countedFiles } from '../command/counted-files';
import { type Progress, startProgress } from '../command/progress';
import { cachedTexts } from '../content/cached-texts';
import { validators } from '../content/compiled-validators';
import { openContent } from '../content/open-content';
import { finishInterrupted, warnOfUnfinished } from './finish-interrupted';
import { ChangedMeanwhile } from './plan';
import { writeChanges } from './write-changes';

/** Why content was not changed. */
export interface Refused {
  transaction: Transaction;
  conflicts: readonly Conflict[];
  /** Errors that the change would add, or that keep a file from being edited. */
  findings: readonly Finding[];
  /** The content after the change: the lines of the findings are those of these files. */
  files: Files;
}

export interface Changed extends Applied {
  transaction: Transaction;
}

export interface ChangeOptions {
  /** Checks the change, and does not write it. */
  dryRun?: boolean;
  /** Also makes a change that adds errors: only content of the engine's version is checked at all. */
  unchecked?: boolean;
  /** Also looks for warnings; otherwise only for errors. */
  withWarnings?: boolean;
  /** Makes the inverse fit also after other changes of the same files. */
  anchored?: boolean;
  /** Is the same when the same change is asked for again; otherwise the command line is. */
  command?: string;
}

type Make = (files: Files, before: () => LoadedSite) => Transaction;

export const isRefused = (result: Changed | Refused): result is Refused => 'findings' in result;

/** Saves in between make a change start again; more than this can't be a person. */
const attempts = 5;

/**
 * Changes a content folder by the transaction that `make` gives, all of it or nothing: not when it does not fit, and
 * not when it would add an error. `make` gets the files, and the site as it is if it asks; it is called again after a save
 * meanwhile.
 */
export function changeContent(folder: string, make: Make, options: ChangeOptions = {}): Changed | Refused {
  if (options.dryRun) warnOfUnfinished(folder);
  const progress = startProgress('Checking the content');
  try {
    for (let attempt = 1; ; attempt++) {
      try {
        return tryToChange(folder, make, options, progress);
      } catch (error) {
        if (!(error instanceof ChangedMeanwhile) || attempt === attempts) throw error;
      }
    }
  } finally {
    progress.end();
  }
}

function tryToChange(
  folder: string,
  make: Make,
  options: ChangeOptions,
  progress: Progress,
): Changed | Refused {
  const {
    dryRun = false,
    anchored = false,
    unchecked = false,
    withWarnings = false,
    command = process.argv.slice(1).join(' '),
  } = options;
  openContent(folder);
  const finished = dryRun ? undefined : finishInterrupted(folder);
  // This command wrote the plan, before it was killed.
  if (finished?.command === command) return finished.report as Changed;
  const files = cachedTexts(countedFiles(openContent(folder), progress));
  const check = createChangeCheck(files, validators, withWarnings ? 'warning' : 'error');
  const transaction = make(files, check.before);
  const applied = anchored ? applyAnchored(files, transaction) : applyTransaction(files, transaction);
  if (isUnfit(applied)) return { transaction, files, ...applied };
  const added = unchecked ? undefined : check.added(applied.changes);
  if (added && added.findings.length > 0) return { transaction, conflicts: [], ...added };
  const changed = Object.assign(applied, { transaction });
  if (!dryRun) writeChanges(folder, applied.changes, { command, report: reportOf(changed, anchored) });
  return changed;
}

/** Without the texts, which wait beside the plan; the inverse of a large change is written only where it is shown. */
const reportOf = (changed: Changed, isShown: boolean): Changed => ({
  transaction: { name: changed.transaction.name, operations: [] },
  changes: changed.changes.map(({ from, to }) => ({
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
  })),
  edits: isShown ? changed.edits : [],
  inverse: isShown ? changed.inverse : { name: changed.transaction.name, operations: [] },
});
