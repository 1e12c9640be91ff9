import { closeSync, fstatSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { isRecord } from '../../../site/json/is-record';
import { type ProcessSpace, processSpace, startOf } from './is-running';
import { lstatOf } from './stat-of';
import { waitingFile } from './write-whole';

/** Who has a lock, or says so. */
export interface Holder extends ProcessSpace {
  process: number;
  /** '' where the system does not say. */
  started: string;
  /** Such as where it answers. */
  note: string;
}

/** The locks of this process. One that it could not remove does not count. */
export const heldHere = new Set<string>();

/** In milliseconds. A holder elsewhere that has not renewed its lock for so long is gone. */
const longestSilence = 30_000;

/** The same for one whose number may be another program's by now. */
const longestDoubt = 600_000;

/** In bytes. No lock is larger. */
const largest = 2_000;

/** Writes a lock with the number of its own inode, so that a copy of it does not count. */
export function writeLock(path: string, note: string): void {
  const waiting = waitingFile(path);
  try {
    const file = openSync(waiting, 'wx');
    try {
      const own = { ...processSpace(), process: process.pid, started: startOf(process.pid) ?? '', note };
      writeFileSync(file, JSON.stringify({ ...own, inode: fstatSync(file).ino }));
    } finally {
      closeSync(file);
    }
    renameSync(waiting, path);
  } catch (error) {
    rmSync(waiting, { force: true });
    throw error;
  }
}

/** A lock as it is found: its holder, if it was written here, and whether it counts. */
export interface FoundLock {
  /** Of this machine, and sure: only then its words may be acted on. */
  holder: Holder | undefined;
  /** Whose lock it says it is. */
  host: string | undefined;
  counts: boolean;
}

/** `now` is the time of its disk, whose clock may be another one. Undefined if there is none. */
export function readLock(path: string, now: number): FoundLock | undefined {
  const stats = lstatOf(path);
  if (!stats?.isFile()) return stats && { holder: undefined, host: undefined, counts: false };
  const silence = Math.abs(now - stats.mtimeMs);
  const found = stats.size <= largest ? holderIn(path) : undefined;
  const own = processSpace();
  const isHere = found?.host === own.host && found.space === own.space && found.inode === stats.ino;
  if (!found || !isHere) return { holder: undefined, host: found?.host, counts: silence < longestSilence };
  if (found.process === process.pid) return { holder: found, host: found.host, counts: heldHere.has(path) };
  const start = startOf(found.process);
  const counts =
    start === undefined || found.started === ''
      ? start !== '' && silence < longestDoubt
      : start === found.started;
  return { holder: found, host: found.host, counts };
}

function holderIn(path: string): (Holder & { inode: number }) | undefined {
  try {
    const value: unknown = JSON.parse(readFileSync(path, 'utf8'));
    if (!isRecord(value)) return undefined;
    const { host, space, process: id, started, note, inode } = value;
    return typeof host === 'string' &&
      /^[\w.-]{1,255}$/.test(host) &&
      typeof space === 'string' &&
      typeof id === 'number' &&
      Number.isSafeInteger(id) &&
      id > 0 &&
      typeof started === 'string' &&
      typeof note === 'string' &&
      typeof inode === 'number'
      ? { host, space, process: id, started, note, inode }
      : undefined;
  } catch {
    return undefined;
  }
}
