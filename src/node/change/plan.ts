import {
  existsSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { UsageError } from '../content/content-error';
import { filesBelow } from '../disk/files-below';
import { isRunning } from '../disk/is-running';
import { relativePath } from '../disk/relative-path';
import { refusedPath, writeRefusal } from '../disk/write-refusal';
import { hashOnDisk } from './hash-on-disk';
import { isInsideFolder } from './inside-folder';
import { planFile, planFolder, readPlan } from './sealed-plan';
import { ageOf, clearStaging, longest, newStagingFolder } from './staging-folder';

interface PlannedFile {
  file: string;
  /** The hash of the file before; missing if there was none. */
  was?: string | undefined;
}

/** Where the plan with an id goes when it is completed, so that who has begun it finds out, whoever completed it. */
const madeFolder = (folder: string, id: string): string => join(folder, `${planFolder}-made-${id}`);
export const isMade = (folder: string, id: string): boolean => existsSync(madeFolder(folder, id));

export function forgetMade(folder: string, id: string): void {
  try {
    rmSync(madeFolder(folder, id), { recursive: true, force: true });
  } catch {
    // It is hidden, and says nothing to anybody else.
  }
}

/** Which command makes a change, and what it is to report if it is given again to complete it. */
export interface Label {
  command: string;
  report: unknown;
  /** Of a change whose completion is asked for with `isMade`. */
  id?: string;
}

/** Everything that a change writes. */
export interface Plan extends Label {
  /** The number of the process that makes the change. */
  process: number;
  /** New and changed files; `waiting` is the name of the new one beside the plan. */
  puts: readonly (PlannedFile & { waiting: string })[];
  removes: readonly PlannedFile[];
}

/** Nothing was written: the other one goes first. */
export class OtherCommand extends UsageError {
  constructor(options?: ErrorOptions) {
    super('Another command is changing this content. Run this command again.', options);
  }
}

/** A file is not as it was read: nothing was written, and the change must be made anew. */
export class ChangedMeanwhile extends UsageError {}

/** A plan that counts can't be completed now: a part of it may be written. The advice is for commands. */
export class Unfinished extends UsageError {
  readonly reason: string;
  constructor(reason: string, { advice, ...options }: ErrorOptions & { advice: string }) {
    super(`${reason} ${advice}`, options);
    this.reason = reason;
  }
}

/** Completes what a killed command began. Returns its plan, if there was one. */
export function finishInterrupted(folder: string): Plan | undefined {
  clearStaging(folder);
  const place = join(folder, planFolder);
  const plan = readPlan(folder);
  if (!plan) {
    // Its end was interrupted.
    removeEmptied(place);
    if (statSync(place, { throwIfNoEntry: false })?.isFile())
      throw new UsageError(
        `${place} is a file, where changes of this content are prepared. Move it away, and run this command again.`,
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

/** Throws ChangedMeanwhile if another program was faster and nothing is written, and Unfinished if it can't go on. */
export function completePlan(folder: string): void {
  try {
    writePlanned(folder);
  } catch (error) {
    if (error instanceof UsageError || !(error instanceof Error)) throw error;
    const path = refusedPath(error) ?? join(folder, planFolder);
    const reason = writeRefusal(error)?.reason ?? error.message;
    throw new Unfinished(`${relativePath(folder, path)} can't be written: ${reason}.`, {
      advice: 'Solve this and run this command again: it completes the change.',
      cause: error,
    });
  }
}

/** New and changed files come first, so that links lead somewhere as long as possible. */
function writePlanned(folder: string): void {
  const place = join(folder, planFolder);
  const plan = readPlan(folder);
  if (!plan) return;
  const { removes } = plan;
  const outside = [...plan.puts, ...removes].find(({ file }) => !isInsideFolder(folder, file));
  if (outside)
    throw new Unfinished(
      `A change was interrupted, and ${outside.file} is below a link out of the content folder now. The new files are in ${place}. Copy what you need and delete that folder.`,
      { advice: 'Then run this command again.' },
    );
  const puts = plan.puts.filter(({ waiting }) => existsSync(join(place, waiting)));
  const isOther = ({ file, was }: PlannedFile) => hashOnDisk(join(folder, file)) !== was;
  const changed =
    puts.find(isOther) ?? removes.find((step) => isOther(step) && existsSync(join(folder, step.file)));
  const isBegun =
    puts.length < plan.puts.length || removes.some((step) => !existsSync(join(folder, step.file)));
  if (changed && !isBegun) {
    endPlan(place);
    throw new ChangedMeanwhile(`${changed.file} was changed at the same time. Run this command again.`);
  }
  if (changed)
    throw new Unfinished(
      `A change was interrupted, and ${changed.file} is another one since. The new files are in ${place}. Copy what you need and delete that folder.`,
      { advice: 'Then run this command again.' },
    );
  for (const { file, waiting } of puts) {
    const target = join(folder, file);
    mkdirSync(dirname(target), { recursive: true });
    // A link to a file stays a link.
    renameSync(join(place, waiting), existsSync(target) ? realpathSync(target) : target);
  }
  const written = new Map(plan.puts.map(({ file }) => [inodeOf(join(folder, file)), file]));
  for (const { file } of removes) removeFile(folder, file, written.get(inodeOf(join(folder, file))));
  if (plan.id !== undefined) {
    renameSync(place, madeFolder(folder, plan.id));
    return;
  }
  endPlan(place);
}

/** One rename, so that a kill leaves nothing to complete; the next command removes what is left then. */
function endPlan(place: string): void {
  const gone = newStagingFolder(dirname(place));
  renameSync(place, gone);
  try {
    rmSync(gone, { recursive: true, force: true });
  } catch {
    // It is hidden, and the next command tries again.
  }
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

/** Removes a file, and the folders that it leaves empty. Some disks take /a and /A for the same file. */
function removeFile(folder: string, file: string, same: string | undefined): void {
  const path = join(folder, file);
  if (same !== undefined && existsSync(path)) renameSync(path, join(folder, same));
  else rmSync(path, { force: true });
  for (let above = dirname(file); above !== '.'; above = dirname(above)) {
    const emptied = join(folder, above);
    if (!existsSync(emptied) || readdirSync(emptied).length > 0) break;
    rmdirSync(emptied);
  }
}

const inodeOf = (path: string): number | undefined => statSync(path, { throwIfNoEntry: false })?.ino;
