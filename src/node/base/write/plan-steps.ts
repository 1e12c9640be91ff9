import { mkdirSync, readdirSync, renameSync, rmdirSync, rmSync, unlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { foldersAbove } from '../../../site/files/file-path';
import { codeOf, isMissing } from '../disk/code-of';
import { ifThere, lstatOf } from '../disk/stat-of';
import { placeNew } from '../disk/write-whole';
import { stateOf } from './hash-on-disk';
import type { PlannedPut, WritePlan } from './plan';
import { planFolder } from './sealed-plan';

/**
 * One file of a plan. What it replaces is put aside first, and the new one comes only to a free name: so a save of
 * another program is never overwritten, whenever it comes. Each can be called again after a kill.
 */
export interface PlanStep {
  file: string;
  /** Does the step, unless another program was faster. Throws the error of the file system. */
  take(): void;
  /** True if another program was faster: the step is not done, or what it put aside is not what the plan was made for. */
  isLate(): boolean;
  /** True if a step that is done can be taken back without a loss: nobody has written there since. */
  isOurs(): boolean;
  giveBack(): void;
  /** Removes the folders that are empty now. */
  clear(): void;
}

/** New and changed files come first, so that links lead somewhere as long as possible. */
export function stepsOf(folder: string, { puts, removes }: WritePlan): readonly PlanStep[] {
  const aside = (name: string) => join(folder, planFolder, name);
  const added = new Set(
    removes.length === 0
      ? []
      : puts.map(({ waiting, place }) => identityOf(aside(waiting)) ?? identityOf(join(folder, place))),
  );
  /** Some disks take /a and /A for the same file. */
  const isNew = (path: string) => isThere(path) && added.has(identityOf(path));
  const steps = puts.map((put) => putStep(folder, put, aside));
  for (const [index, { file, place, was }] of removes.entries()) {
    const target = join(folder, place);
    const gone = aside(`gone-${index}`);
    steps.push({
      file,
      take() {
        if (isThere(gone) || isNew(target) || !isInPlace(folder, place) || stateOf(target) !== was) return;
        moveIfThere(target, gone);
      },
      isLate: () => (isThere(gone) ? stateOf(gone) !== was : isThere(target) && !isNew(target)),
      isOurs: () => !isThere(target) || isNew(target),
      giveBack: () => moveBack(gone, target),
      clear: () => removeEmptied(folder, dirname(place)),
    });
  }
  return steps;
}

function putStep(folder: string, put: PlannedPut, aside: (name: string) => string): PlanStep {
  const { file, place, was, now } = put;
  const target = join(folder, place);
  const waiting = aside(put.waiting);
  const old = aside(`old-${put.waiting}`);
  const clear = () => {
    if (was === undefined) removeEmptied(folder, dirname(place));
  };
  return {
    file,
    take() {
      const staged = identityOf(waiting);
      if (staged === undefined) return;
      if (staged === identityOf(target)) return unlinkSync(waiting);
      // Also if somebody has replaced the staged file.
      if (stateOf(waiting) !== now) return;
      if (!isThere(old)) {
        if (!isInPlace(folder, place) || stateOf(target) !== was) return;
        if (was !== undefined) moveIfThere(target, old);
      }
      if (was === undefined && !makeFolder(dirname(target))) return;
      try {
        if (placeNew(waiting, target)) ifThere(() => unlinkSync(waiting));
      } catch (error) {
        moveBack(old, target);
        throw error;
      }
    },
    isLate: () => isThere(waiting) || (isThere(old) && stateOf(old) !== was),
    isOurs: () => stateOf(target) === now && (was === undefined || isThere(old)),
    giveBack() {
      if (!isThere(waiting) && stateOf(target) === now) {
        renameSync(target, waiting);
        // Another program has saved it at this very moment.
        if (stateOf(waiting) !== now) placeNew(waiting, target);
      }
      moveBack(old, target);
      clear();
    },
    clear,
  };
}

/** A file that came to the name since is newer, and stays. */
function moveBack(aside: string, target: string): void {
  if (!isThere(aside)) return;
  mkdirSync(dirname(target), { recursive: true });
  placeNew(aside, target);
  rmSync(aside, { recursive: true, force: true });
}

const moveIfThere = (from: string, to: string): void => void ifThere(() => renameSync(from, to));

/** False if another program has put something else there. */
function makeFolder(path: string): boolean {
  try {
    mkdirSync(path, { recursive: true });
    return true;
  } catch (error) {
    if (isMissing(error) || codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/** A folder that can't be removed is empty, and does no harm. */
function removeEmptied(folder: string, place: string): void {
  for (let above = place; above !== '.'; above = dirname(above)) {
    try {
      if (readdirSync(join(folder, above)).length > 0) return;
      rmdirSync(join(folder, above));
    } catch (error) {
      if (!isMissing(error)) return;
    }
  }
}

/** False if a folder above has become a link. */
const isInPlace = (folder: string, place: string): boolean =>
  foldersAbove(place).every((above) => above === '' || !lstatOf(join(folder, above))?.isSymbolicLink());

const isThere = (path: string): boolean => identityOf(path) !== undefined;

/** The same for all names of a file. */
function identityOf(path: string): string | undefined {
  const found = lstatOf(path);
  return found && `${found.dev} ${found.ino}`;
}
