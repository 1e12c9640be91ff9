import { randomUUID } from 'node:crypto';
import { lstatSync, mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { codeOf, isMissing } from './code-of';
import { type FoundLock, heldHere, readLock, writeLock } from './lock-file';
import { lstatOf } from './stat-of';

/** A folder of locks: who has the only valid one in it owns the resource. */
export interface Lock {
  /** Says something to those who find it, where it can be written. */
  note(text: string): void;
  /** For a process that is so busy that no timer runs. */
  renew(): void;
  release(): void;
}

export const isTaken = (found: Lock | FoundLock): found is FoundLock => 'counts' in found;

/** In milliseconds: a few times within the silence that is allowed. */
const renewal = 5_000;

const isLock = (name: string) => /^\.[\da-f-]{36}\.lock$/.test(name);
const isWaiting = (name: string) => /^\.[\da-f-]{36}$/.test(name);
/** What this module puts into a folder. */
export const isLockEntry = (name: string): boolean => isLock(name) || isWaiting(name);

/** One that was there before may be leaving this moment, and takes the folder with it. */
const attempts = 100;

/**
 * Takes a lock, or gives the one that counts. Everybody first adds a file of their own, and then looks for others: of
 * two who come at the same time one sees the other, and both may step back. A file of a dead process can be removed by
 * anybody at any time, because no other lock ever has its name.
 */
export function tryLock(folder: string): Lock | FoundLock {
  const path = join(folder, `.${randomUUID()}.lock`);
  for (let attempt = 1; ; attempt += 1) {
    heldHere.add(path);
    try {
      makeFolder(folder);
      writeLock(path, '');
      const other = otherIn(folder, path);
      if (!other) return createLock(folder, path);
      leave(folder, path);
      return other;
    } catch (error) {
      leave(folder, path);
      if (!isMissing(error) || attempt === attempts) throw error;
    }
  }
}

/** In milliseconds, of each wait until the next look. Those who stepped back for each other do not meet again. */
const pause = () => 30 + Math.random() * 40;

/** Waits for the one who has it. `onWait` is called once, with a lock that counts. */
export async function waitForLock(folder: string, onWait: (found: FoundLock) => void): Promise<Lock> {
  for (let tries = 1; ; tries += 1) {
    const lock = tryLock(folder);
    if (!isTaken(lock)) return lock;
    if (tries === 2) onWait(lock);
    await wait(pause());
  }
}

/** Waits no longer than for those who come at the same time. */
export async function lockSoon(folder: string): Promise<Lock | FoundLock> {
  for (let tries = 1; ; tries += 1) {
    const lock = tryLock(folder);
    if (!isTaken(lock) || tries === 5) return lock;
    await wait(pause());
  }
}

/** A link would lead elsewhere. */
function makeFolder(folder: string): void {
  try {
    mkdirSync(folder);
  } catch (error) {
    // Not at once: with `recursive`, Node reports ENOENT instead of EROFS on a read-only disk.
    if (codeOf(error) === 'ENOENT') mkdirSync(dirname(folder), { recursive: true });
    else if (codeOf(error) !== 'EEXIST') throw error;
    else if (lstatOf(folder)?.isDirectory() !== false) return;
    else rmSync(folder, { force: true });
    mkdirSync(folder, { recursive: true });
  }
}

function otherIn(folder: string, own: string): FoundLock | undefined {
  // The time of the disk.
  const now = lstatSync(own).mtimeMs;
  const names = readdirSync(folder).filter(isLock);
  for (const path of names.map((name) => join(folder, name))) {
    if (path === own) continue;
    const found = readLock(path, now);
    if (found?.counts) return found;
    rmSync(path, { recursive: true, force: true });
  }
  return undefined;
}

function createLock(folder: string, path: string): Lock {
  // Somebody who comes now makes a new one.
  for (const name of readdirSync(folder)) if (isWaiting(name)) rmSync(join(folder, name), { force: true });
  let renewed = performance.now();
  const renew = () => {
    if (performance.now() - renewed < renewal) return;
    renewed = performance.now();
    try {
      // By the clock of the disk.
      writeFileSync(path, readFileSync(path), { flag: 'r+' });
    } catch {
      // Others count its silence.
    }
  };
  const timer = setInterval(renew, renewal).unref();
  return {
    note(text) {
      try {
        writeLock(path, text);
      } catch {
        // It counts without words.
      }
    },
    renew,
    release() {
      clearInterval(timer);
      leave(folder, path);
    },
  };
}

/** The folder stays while others are in it. */
function leave(folder: string, path: string): void {
  heldHere.delete(path);
  try {
    rmSync(path, { force: true });
    rmdirSync(folder);
  } catch {}
}
