import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../../../tests/support/temporary-site';
import { processSpace, startOf } from './is-running';
import { isTaken, type Lock, lockSoon, tryLock, waitForLock } from './lock';

let folder: string;
beforeEach(() => {
  folder = join(temporaryFolder(), 'below', 'lock');
});

const isFree = (): boolean => {
  const lock = tryLock(folder);
  if (isTaken(lock)) return false;
  lock.release();
  return true;
};
const take = (): Lock => {
  const lock = tryLock(folder);
  if (isTaken(lock)) throw new Error('It is taken.');
  return lock;
};
const name = '.00000000-0000-0000-0000-000000000000.lock';

/** A lock that names its own inode, as one that was written here. `more` may say otherwise. */
function putLock(more: object): void {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, name);
  writeFileSync(path, '');
  const inode = statSync(path).ino;
  const own = { ...processSpace(), process: process.ppid, started: startOf(process.ppid), note: '' };
  writeFileSync(path, JSON.stringify({ ...own, inode, ...more }));
}

const longAgo = new Date(Date.now() - 31_000);
const silent = (when = longAgo) => utimesSync(join(folder, name), when, when);

test('one at a time has a lock, and its folder is gone when it is released', () => {
  const lock = take();
  expect(isFree()).toBe(false);
  lock.release();
  expect(existsSync(folder)).toBe(false);
  expect(isFree()).toBe(true);
});

test('who waits for a lock says so once, and then gets it', async () => {
  const lock = take();
  const holders: unknown[] = [];
  const waited = waitForLock(folder, ({ holder }) => {
    holders.push(holder?.process);
    lock.release();
  });
  (await waited).release();
  expect(holders).toEqual([process.pid]);
});

test('of many who come at the same time, exactly one gets it', async () => {
  const taken = await Promise.all(Array.from({ length: 8 }, () => lockSoon(folder)));
  expect(taken.filter((lock) => !isTaken(lock))).toHaveLength(1);
  for (const lock of taken) if (!isTaken(lock)) lock.release();
});

test('others can read what a lock says, until it is released', () => {
  const lock = take();
  lock.note('here');
  const other = tryLock(folder);
  expect(isTaken(other) && other.holder?.note).toBe('here');
  lock.release();
  expect(existsSync(folder)).toBe(false);
});

test('the lock of a killed process is taken over at once', async () => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child, 'spawn');
  putLock({ process: child.pid, started: startOf(child.pid ?? 0) });
  silent();
  expect(isFree()).toBe(false);
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(isFree()).toBe(true);
});

describe('a lock counts', () => {
  test.each<[string, object]>([
    ['of a process that runs', {}],
    ['of another machine', { host: 'elsewhere' }],
    ['of another container with the same name', { space: 'pid:[1]' }],
  ])('%s', (_, more) => {
    putLock(more);
    expect(isFree()).toBe(false);
  });
});

describe('a lock does not count, and is removed:', () => {
  const other = { host: 'elsewhere' };
  test.each<[string, object, Date | undefined]>([
    ['of a number that another process has now', { started: '1' }, undefined],
    ['of another machine that was silent for half a minute', other, longAgo],
    ['of another machine with a date to come', other, new Date(Date.now() + 86_400_000)],
    ['of this machine, but copied here, after half a minute', { inode: 1 }, longAgo],
    ['of no shape, after half a minute', { process: -1 }, longAgo],
    ['of a machine name that is not valid, after half a minute', { host: '\u001b[31m' }, longAgo],
  ])('%s', (_, more, when) => {
    putLock(more);
    if (when) silent(when);
    expect(isFree()).toBe(true);
    expect(existsSync(folder)).toBe(false);
  });

  test('a text that is no lock, after half a minute', () => {
    putLock({});
    writeFileSync(join(folder, name), 'x'.repeat(1_000_000));
    expect(isFree()).toBe(false);
    silent();
    expect(isFree()).toBe(true);
  });

  test('a link', () => {
    const outside = join(temporaryFolder(), 'outside');
    writeFileSync(outside, 'kept');
    mkdirSync(folder, { recursive: true });
    symlinkSync(outside, join(folder, name));
    expect(isFree()).toBe(true);
    expect(readFileSync(outside, 'utf8')).toBe('kept');
  });
});

test.each<[string, (outside: string) => void]>([
  ['a link', (outside) => symlinkSync(outside, folder)],
  ['a file', (outside) => linkSync(join(outside, 'file'), folder)],
])('%s in the place of the folder is replaced, and nothing is written elsewhere', (_, put) => {
  const outside = temporaryFolder();
  writeFileSync(join(outside, 'file'), 'kept');
  mkdirSync(join(folder, '..'), { recursive: true });
  put(outside);
  const lock = take();
  expect(readdirSync(outside)).toEqual(['file']);
  lock.release();
  expect(existsSync(folder)).toBe(false);
});

test('a copy of a folder with a lock has another one', () => {
  const lock = take();
  const copy = temporaryFolder();
  for (const file of readdirSync(folder)) {
    copyFileSync(join(folder, file), join(copy, file));
    utimesSync(join(copy, file), longAgo, longAgo);
  }
  const own = tryLock(copy);
  expect(isTaken(own)).toBe(false);
  if (!isTaken(own)) own.release();
  lock.release();
});

test('what a killed process has left half written is removed', () => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, '.00000000-0000-0000-0000-000000000000'), 'half');
  take().release();
  expect(existsSync(folder)).toBe(false);
});

test('a lock says on which machine its process runs', () => {
  const lock = take();
  const [file = ''] = readdirSync(folder);
  expect(JSON.parse(readFileSync(join(folder, file), 'utf8'))).toMatchObject({
    host: hostname(),
    process: process.pid,
  });
  rmSync(join(folder, file));
  lock.release();
});
