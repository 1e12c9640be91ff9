import {
  chmodSync,
  closeSync,
  fstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { FileChange } from '../../../edit/overlay-files';
import { foldersAbove } from '../../../site/files/file-path';
import { UsageError } from '../content/content-error';
import { codeOf } from '../disk/code-of';
import { canFlushTogether, flushFiles } from '../disk/flush-files';
import { openPlain } from '../disk/open-plain';
import { realPath } from '../disk/paths';
import { ifThere, statOf } from '../disk/stat-of';
import { writeRefusal } from '../disk/write-refusal';
import { completePlan } from './complete-plan';
import { hashOnDisk, hashText, linkAt } from './hash-on-disk';
import { placeIn } from './place-in';
import { ChangedMeanwhile, type Label, OtherCommand, type WritePlan } from './plan';
import { planFolder, writePlan } from './sealed-plan';
import { newStagingFolder } from './staging-folder';

/** With more files, it is faster to flush them together. */
const few = 100;

/**
 * Writes changes of a content folder. All new files and the plan are staged first, and one rename makes them count:
 * a kill before it changes nothing, and after it `finishInterrupted` completes them.
 */
export function writeChanges(folder: string, changes: readonly FileChange[], label: Label): void {
  if (changes.length === 0) return;
  const staged = newStagingFolder(folder);
  const together = canFlushTogether && changes.length > few;
  try {
    mkdirSync(staged);
    const plan = { ...label, ...stage(folder, staged, changes, !together) };
    if (together)
      flushFiles(
        staged,
        plan.puts.map(({ waiting }) => waiting),
      );
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

function stage(
  folder: string,
  staged: string,
  changes: readonly FileChange[],
  flush: boolean,
): Omit<WritePlan, keyof Label> {
  const puts: WritePlan['puts'][number][] = [];
  const removes: WritePlan['removes'][number][] = [];
  const oldNames = new Set(changes.map(({ from }) => from?.toLowerCase()));
  const newNames = new Set(changes.map(({ to }) => to));
  const top = realPath(folder);
  for (const [index, { from, to, text, was }] of changes.entries()) {
    const before = from === undefined ? undefined : readOnce(join(folder, from));
    if (from !== undefined && (!before || (was !== undefined && before.hash !== hashText(was))))
      throw new ChangedMeanwhile(`${from} was changed at the same time. Run this command again.`);
    if (from !== undefined && before && !newNames.has(from)) {
      // A link is removed itself, not what it leads to.
      const place = join(placeOf(folder, dirname(from), top), basename(from));
      removes.push({ file: from, place, was: linkAt(join(folder, place)) ?? before.hash });
    }
    if (to === undefined) continue;
    const existing = to === from ? before?.hash : hashOfOther(folder, to);
    if (existing !== undefined && !oldNames.has(to.toLowerCase()))
      throw new ChangedMeanwhile(`${to} was added at the same time. Run this command again.`);
    const bytes = text ?? before?.bytes ?? '';
    const waiting = join(staged, `${index}`);
    writeFileSync(waiting, bytes, { flush });
    if (before) chmodSync(waiting, before.mode);
    puts.push({
      file: to,
      place: placeOf(folder, to, top),
      waiting: `${index}`,
      was: existing,
      now: hashText(bytes),
    });
  }
  return { process: process.pid, puts, removes };
}

/** Opens the file once, so all is of one moment; undefined if there is no such file. */
function readOnce(path: string): { bytes: Buffer; hash: string; mode: number } | undefined {
  const file = ifThere(() => openPlain(path));
  if (file === undefined) return undefined;
  try {
    const bytes = readFileSync(file);
    return { bytes, hash: hashText(bytes), mode: fstatSync(file).mode };
  } finally {
    closeSync(file);
  }
}

function placeOf(folder: string, file: string, top: string): string {
  const place = placeIn(folder, file, top);
  if (place === undefined)
    throw new UsageError(`${file} can't be written: a link leads out of the content folder there.`);
  return place;
}

/** What is at the new path of a file, or nothing. */
function hashOfOther(folder: string, to: string): string | undefined {
  refuseInTheWay(folder, to);
  return hashOnDisk(join(folder, to));
}

/** Thrown before anything is written: a folder without files is no content, and a file may have come meanwhile. */
function refuseInTheWay(folder: string, to: string): void {
  const kindOf = (path: string) => statOf(join(folder, path));
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
