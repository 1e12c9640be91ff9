import { join } from 'node:path';
import { stagingFolder } from '../../../site/page/output-paths';
import { UsageError } from '../../base/content/content-error';
import { isTaken, type Lock, tryLock, waitForLock } from '../../base/disk/lock';
import type { FoundLock } from '../../base/disk/lock-file';
import { writeRefusal } from '../../base/disk/write-refusal';

/** The output is not as it was when the build began, or another build is writing it. */
export class OutputTaken extends UsageError {
  constructor(folder: string) {
    super(`Another build is writing ${folder}. Build again when it has ended.`);
  }
}

/** Inside the output, where every build finds it that writes there, whatever its project, machine or path is. */
export function lockOutput(folder: string): Lock {
  const lock = tryLock(join(folder, stagingFolder));
  if (isTaken(lock)) throw new OutputTaken(folder);
  return lock;
}

/** Writes an output, again after each other build that was writing it. `shown` is its name in messages. */
export async function whenFree<Written>(
  folder: string,
  shown: string,
  write: () => Written | Promise<Written>,
): Promise<Written> {
  for (;;) {
    try {
      return await write();
    } catch (error) {
      if (!(error instanceof OutputTaken)) throw error;
      await outputFreed(folder, shown);
    }
  }
}

/** Resolves when no other build writes the output. */
export async function outputFreed(folder: string, shown: string): Promise<void> {
  const lock = await waitForLock(join(folder, stagingFolder), sayWaiting(shown));
  lock.release();
}

/**
 * Lets the builds of one project into one output go one after the other, with what they record of it. Where nothing can
 * be recorded, no lock is needed.
 */
export async function lockRecords(folder: string, shown: string): Promise<Pick<Lock, 'release'>> {
  try {
    return await waitForLock(folder, sayWaiting(shown));
  } catch (error) {
    if (!writeRefusal(error)) throw error;
    return { release() {} };
  }
}

const sayWaiting =
  (shown: string) =>
  ({ holder, host }: FoundLock): void => {
    const who = holder ? ` (process ${holder.process})` : host === undefined ? '' : ` (on ${host})`;
    console.error(`Another build${who} is writing ${shown}. Waiting for it to end …`);
  };
