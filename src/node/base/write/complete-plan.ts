import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '../content/content-error';
import { relativePath } from '../disk/paths';
import { refusedPath, writeRefusal } from '../disk/write-refusal';
import { keepMade } from './made-plans';
import { ChangedMeanwhile, Unfinished, type WritePlan, WrittenPartly } from './plan';
import { type PlanStep, stepsOf } from './plan-steps';
import { planFolder, readPlan } from './sealed-plan';
import { newStagingFolder } from './staging-folder';

/**
 * Writes what the plan of a folder says, and ends it. If another program was faster, its files stay, and all others are
 * as before: ChangedMeanwhile is thrown, or, where somebody has already gone on with them, WrittenPartly. Throws
 * Unfinished if the disk refuses something: then the plan stays.
 */
export function completePlan(folder: string): void {
  try {
    const plan = readPlan(folder);
    if (plan) write(folder, plan);
  } catch (error) {
    throw unfinished(folder, error);
  }
}

function write(folder: string, plan: WritePlan): void {
  const steps = stepsOf(folder, plan);
  each(folder, steps, ({ take }) => take());
  const late = steps.filter((step) => step.isLate());
  const done = steps.filter((step) => !late.includes(step));
  const [first] = late;
  if (!first) {
    for (const { clear } of steps) clear();
    endPlan(folder, plan);
    return;
  }
  const isWhole = done.every((step) => step.isOurs());
  each(folder, isWhole ? [...steps].reverse() : late, ({ giveBack }) => giveBack());
  if (isWhole) {
    drop(folder);
    throw new ChangedMeanwhile(`${first.file} was changed at the same time. Run this command again.`);
  }
  const made = done.map(({ file }) => file);
  endPlan(folder, plan, made);
  throw new WrittenPartly(
    late.map(({ file }) => file),
    made,
  );
}

function each(folder: string, steps: readonly PlanStep[], act: (step: PlanStep) => void): void {
  for (const step of steps)
    try {
      act(step);
    } catch (error) {
      throw unfinished(folder, error, step.file);
    }
}

function unfinished(folder: string, error: unknown, file?: string): unknown {
  if (error instanceof UsageError || !(error instanceof Error)) return error;
  const path = file ?? relativePath(folder, refusedPath(error) ?? join(folder, planFolder));
  const reason = writeRefusal(error)?.reason ?? error.message;
  return new Unfinished(`${path} can't be written: ${reason}.`, { cause: error });
}

function endPlan(folder: string, { id }: WritePlan, part?: readonly string[]): void {
  if (id === undefined) drop(folder);
  else keepMade(folder, id, part);
}

/** One rename, so that a kill leaves nothing to complete; the next command removes what is left then. */
function drop(folder: string): void {
  const aside = newStagingFolder(folder);
  renameSync(join(folder, planFolder), aside);
  try {
    rmSync(aside, { recursive: true, force: true });
  } catch {
    // It is hidden, and the next command tries again.
  }
}
