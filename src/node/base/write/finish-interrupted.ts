import { readdirSync, rmdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '../content/content-error';
import { filesBelow } from '../disk/files-below';
import { isRunning } from '../disk/is-running';
import { statOf } from '../disk/stat-of';
import { completePlan } from './complete-plan';
import { ChangedMeanwhile, OtherCommand, type WritePlan } from './plan';
import { planFile, planFolder, readPlan } from './sealed-plan';
import { ageOf, clearStaging, longest } from './staging-folder';

/** Completes what a killed command began. Returns its plan, if there was one. Throws what `completePlan` throws. */
export function finishInterrupted(folder: string): WritePlan | undefined {
  clearStaging(folder);
  const place = join(folder, planFolder);
  const plan = readPlan(folder);
  if (!plan) {
    // Its end was interrupted.
    removeEmptied(place);
    const kind = statOf(place);
    if (kind && !kind.isDirectory())
      throw new UsageError(
        `${place} is ${kind.isFile() ? 'a file' : 'no folder'}, where changes of this content are prepared. Move it away, and run this command again.`,
      );
    const left = filesBelow(place).filter((name) => !isLitter(name));
    if (left.length > 0 && !left.includes(planFile))
      throw new UsageError(
        `${place} has files, but no change to complete. Copy what you need, delete that folder, and run this command again.`,
      );
    return undefined;
  }
  if (plan.process !== process.pid && isRunning(plan.process) && ageOf(place) < longest)
    throw new OtherCommand();
  try {
    completePlan(folder);
  } catch (error) {
    // Nothing of it was written, as if its command had been killed a moment earlier.
    if (error instanceof ChangedMeanwhile) return undefined;
    throw error;
  }
  return plan;
}

/** What systems put into any folder that is looked at. */
const isLitter = (name: string) => /^(\.DS_Store|\._.*|desktop\.ini|Thumbs\.db)$/i.test(name);

/** Never with another plan, which another command may begin this moment. What can't be removed now can be next time. */
function removeEmptied(place: string): void {
  try {
    for (const name of readdirSync(place)) if (isLitter(name)) rmSync(join(place, name));
    rmdirSync(place);
  } catch {}
}

/** For commands that only read: says that they see a part of a change. */
export function warnOfUnfinished(folder: string): void {
  try {
    if (!readPlan(folder)) return;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(error.message);
    return;
  }
  console.error(
    'A change of this content is written only in part. The next command that changes content completes it.',
  );
}
