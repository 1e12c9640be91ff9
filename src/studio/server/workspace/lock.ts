import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '../../../node/base/content/content-error';
import { isTaken, type Lock, lockSoon } from '../../../node/base/disk/lock';
import type { FoundLock } from '../../../node/base/disk/lock-file';
import { writeRefusal } from '../../../node/base/disk/write-refusal';
import { studioPath } from '../studio-path';

/** Keeps others from editing the same content, and from writing the same journal. */
export interface StudioLock {
  /** Where the one who has it answers. */
  answersAt(address: string): void;
  release(): void;
}

/** In milliseconds. */
const patience = 2000;

/** Throws a UsageError that names the studio that has one of these locks. A folder that can't be written has none. */
export async function takeLocks(folders: readonly string[]): Promise<StudioLock> {
  const locks: Lock[] = [];
  const release = () => {
    for (const lock of locks) lock.release();
  };
  try {
    for (const folder of folders) {
      const lock = await lockIfWritable(folder);
      if (lock && isTaken(lock)) throw new UsageError(await refusalOf(lock));
      if (lock) locks.push(hiddenFromGit(folder, lock));
    }
  } catch (error) {
    release();
    throw error;
  }
  return {
    answersAt(address) {
      for (const lock of locks) lock.note(address);
    },
    release,
  };
}

/** The folder of a lock lies in the content for hours: a commit of everything must not take it along. */
function hiddenFromGit(folder: string, lock: Lock): Lock {
  const rules = join(folder, '.gitignore');
  try {
    writeFileSync(rules, '*\n', { flag: 'wx' });
  } catch {
    // A killed studio has left it.
  }
  return {
    ...lock,
    release() {
      rmSync(rules, { force: true });
      lock.release();
    },
  };
}

async function lockIfWritable(folder: string): Promise<Lock | FoundLock | undefined> {
  try {
    return await lockSoon(folder);
  } catch (error) {
    if (!writeRefusal(error)) throw error;
    return undefined;
  }
}

const taken = (place = '', more = '') =>
  `This content is being edited already${place}. Use that studio, or end it.${more}`;

/** A lock may come with the content, so only one of this machine is believed, and only an address of it is asked. */
async function refusalOf({ holder, host }: FoundLock): Promise<string> {
  if (!holder)
    return taken(host === undefined ? '' : `, on ${host}`, ' If it has ended, try again in half a minute.');
  const { note: address, process: id } = holder;
  if (!isStudioAddress(address)) return taken();
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(patience), redirect: 'error' });
    return (await answer.text()).includes('edit-token') ? taken(`, at ${address}`) : taken();
  } catch (error) {
    const isSilent = error instanceof DOMException && error.name === 'TimeoutError';
    return isSilent
      ? `This content is being edited already, by process ${id}, which does not answer. If you paused it with Ctrl+Z, type fg to continue it. Otherwise end it.`
      : taken();
  }
}

const isStudioAddress = (text: string) =>
  /^http:\/\/localhost:\d{1,5}\//.test(text) && text.replace(/^http:\/\/localhost:\d+/, '') === studioPath;
