import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { UsageError } from '../content/content-error';
import { isRunning } from '../disk/is-running';
import { hashOnDisk } from './hash-on-disk';

/** In the content folder, so that a rename is one step. It is hidden, so it is no content. */
export const planFolder = '.edit';
export const planFile = 'plan.json';

interface PlannedFile {
  file: string;
  /** The hash of the file before; missing if there was none. */
  was?: string | undefined;
}

/** Which command makes a change, and what it is to report if it is given again to complete it. */
export interface Label {
  command: string;
  report: unknown;
}

/** Everything that a change writes. */
export interface Plan extends Label {
  /** The number of the process that makes the change. */
  process: number;
  /** New and changed files; `waiting` is the name of the new one beside the plan. */
  puts: readonly (PlannedFile & { waiting: string })[];
  removes: readonly PlannedFile[];
}

/** In milliseconds. No plan takes longer, whatever process has its number now. */
const longest = 60_000;

/** Completes what a killed command began. Returns its plan, if there was one. */
export function finishInterrupted(folder: string): Plan | undefined {
  for (const name of readdirSync(folder))
    if (name.startsWith(`${planFolder}-`) && ageOf(join(folder, name)) > longest)
      rmSync(join(folder, name), { recursive: true, force: true });
  const place = join(folder, planFolder);
  const plan = readPlan(place);
  if (!plan) {
    // Its end was interrupted.
    rmSync(place, { recursive: true, force: true });
    return undefined;
  }
  if (plan.process !== process.pid && isRunning(plan.process) && ageOf(place) < longest) throw otherCommand();
  completePlan(folder);
  return plan;
}

export const otherCommand = (options?: ErrorOptions): UsageError =>
  new UsageError('Another command is changing this content. Run this command again.', options);

/** New and changed files come first, so that links lead somewhere as long as possible. */
export function completePlan(folder: string): void {
  const place = join(folder, planFolder);
  const plan = readPlan(place);
  if (!plan) return;
  const { removes } = plan;
  const puts = plan.puts.filter(({ waiting }) => existsSync(join(place, waiting)));
  const isOther = ({ file, was }: PlannedFile) => hashOnDisk(join(folder, file)) !== was;
  const changed =
    puts.find(isOther) ?? removes.find((step) => isOther(step) && existsSync(join(folder, step.file)));
  if (changed)
    throw new UsageError(
      `A change was interrupted, and ${changed.file} is another one since. The new files are in ${place}. Copy what you need, delete that folder, and run this command again.`,
    );
  for (const { file, waiting } of puts) {
    const target = join(folder, file);
    mkdirSync(dirname(target), { recursive: true });
    // A link to a file stays a link.
    renameSync(join(place, waiting), existsSync(target) ? realpathSync(target) : target);
  }
  const written = new Map(plan.puts.map(({ file }) => [inodeOf(join(folder, file)), file]));
  for (const { file } of removes) removeFile(folder, file, written.get(inodeOf(join(folder, file))));
  // First, so that a kill leaves nothing to complete.
  rmSync(join(place, planFile));
  rmSync(place, { recursive: true });
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

function readPlan(place: string): Plan | undefined {
  const file = join(place, planFile);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Plan) : undefined;
}

const ageOf = (path: string): number =>
  Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
const inodeOf = (path: string): number | undefined => statSync(path, { throwIfNoEntry: false })?.ino;
