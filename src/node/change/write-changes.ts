import { chmodSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FileChange } from '../../edit/overlay-files';
import { foldersAbove } from '../../site/files/folders-above';
import { UsageError } from '../content/content-error';
import { codeOf } from '../disk/code-of';
import { writeRefusal } from '../disk/write-refusal';
import { hashOnDisk, hashText } from './hash-on-disk';
import { ChangedMeanwhile, completePlan, type Label, OtherCommand, type Plan } from './plan';
import { durable, planFolder, writePlan } from './sealed-plan';
import { newStagingFolder } from './staging-folder';

/**
 * Writes changes of a content folder. All new files and the plan are staged first, and one rename makes them count:
 * a kill before it changes nothing, and after it `finishInterrupted` completes them.
 */
export function writeChanges(folder: string, changes: readonly FileChange[], label: Label): void {
  if (changes.length === 0) return;
  const staged = newStagingFolder(folder);
  try {
    mkdirSync(staged);
    const plan = { ...label, ...stage(folder, staged, changes) };
    writePlan(staged, plan);
    begin(staged, join(folder, planFolder));
  } catch (error) {
    rmSync(staged, { recursive: true, force: true });
    const refusal = writeRefusal(error);
    if (!refusal) throw error;
    throw new UsageError(`The content folder ${folder} can't be written: ${refusal.reason}.`, {
      cause: error,
    });
  }
  completePlan(folder);
}

function stage(folder: string, staged: string, changes: readonly FileChange[]): Omit<Plan, keyof Label> {
  const puts: Plan['puts'][number][] = [];
  const removes: Plan['removes'][number][] = [];
  const leaving = new Set(changes.map(({ from }) => from?.toLowerCase()));
  const arriving = new Set(changes.map(({ to }) => to));
  for (const [index, { from, to, text, was }] of changes.entries()) {
    const before = from === undefined ? undefined : hashOnDisk(join(folder, from));
    if (from !== undefined && (before === undefined || (was !== undefined && before !== hashText(was))))
      throw new ChangedMeanwhile(`${from} was changed at the same time. Run this command again.`);
    if (from !== undefined && !arriving.has(from)) removes.push({ file: from, was: before });
    if (to === undefined) continue;
    refuseInTheWay(folder, to);
    const existing = to === from ? before : hashOnDisk(join(folder, to));
    if (existing !== undefined && !leaving.has(to.toLowerCase()))
      throw new ChangedMeanwhile(`${to} was added at the same time. Run this command again.`);
    const waiting = join(staged, `${index}`);
    if (text !== undefined) writeFileSync(waiting, text, durable);
    else if (from !== undefined) writeFileSync(waiting, readFileSync(join(folder, from)), durable);
    if (from !== undefined) chmodSync(waiting, statSync(join(folder, from)).mode);
    puts.push({ file: to, waiting: `${index}`, was: existing });
  }
  return { process: process.pid, puts, removes };
}

/** Thrown before anything is written: a folder without files is no content, and a file may have come meanwhile. */
function refuseInTheWay(folder: string, to: string): void {
  const kindOf = (path: string) => statSync(join(folder, path), { throwIfNoEntry: false });
  if (kindOf(to)?.isDirectory()) throw new UsageError(`${to} can't be written: it is a folder.`);
  for (const above of foldersAbove(to))
    if (kindOf(above)?.isDirectory() === false)
      throw new UsageError(`${to} can't be written: ${above} is a file.`);
}

/** Windows says the last one. */
const taken = new Set<unknown>(['ENOTEMPTY', 'EEXIST', 'EPERM']);

/** Two commands can't have their plans at the same place. */
function begin(staged: string, place: string): void {
  try {
    renameSync(staged, place);
  } catch (error) {
    throw taken.has(codeOf(error)) ? new OtherCommand({ cause: error }) : error;
  }
}
