import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isTaken, tryLock } from '../../../node/base/disk/lock';
import { openPublisher } from '../../../node/base/git/publisher';

/** It lies in git's own folder, so two studios with content in one repository find each other. */
function placeOf(folder: string): string | undefined {
  const git = openPublisher(folder);
  return git && join(git.repository.gitDir, 'publishing');
}

/** Does something while no other studio does it. Undefined if one does. */
export async function publishAlone<Result>(
  folder: string,
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  const place = placeOf(folder);
  const lock = place === undefined ? undefined : tryLock(place);
  if (lock && isTaken(lock)) return undefined;
  try {
    return await work();
  } finally {
    lock?.release();
  }
}

/** True once after a studio was killed while it published. */
export function wasCutOff(folder: string): boolean {
  try {
    const place = placeOf(folder);
    const lock = place !== undefined && existsSync(place) ? tryLock(place) : undefined;
    if (!lock || isTaken(lock)) return false;
    lock.release();
    return true;
  } catch {
    // It can't be written: Publish says why.
    return false;
  }
}
