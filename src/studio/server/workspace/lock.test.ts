import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { freePort } from '../../../../tests/support/server';
import { temporaryFolder } from '../../../../tests/support/temporary-site';
import { processSpace, startOf } from '../../../node/base/disk/is-running';
import { takeLocks } from './lock';

/** A lock of a process that runs as long as the test, or of what `more` says. */
function lockOf(note: string, more: object = {}): string {
  const folder = join(temporaryFolder(), '.edit-lock');
  mkdirSync(folder);
  const path = join(folder, '.00000000-0000-0000-0000-000000000000.lock');
  writeFileSync(path, '');
  const started = startOf(process.ppid) ?? '';
  const owner = { ...processSpace(), process: process.ppid, started, note, inode: statSync(path).ino };
  writeFileSync(path, JSON.stringify({ ...owner, ...more }));
  return folder;
}

async function serve(answer: RequestListener): Promise<string> {
  const port = await freePort();
  const server = createServer(answer).listen(port);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://localhost:${port}/_edit/`;
}

const plainly = 'This content is being edited already. Use that studio, or end it.';

test('a studio that answers keeps its lock', async () => {
  const address = await serve((_, response) => response.end('<meta name="edit-token">'));
  await expect(takeLocks([lockOf(address)])).rejects.toThrow(
    `This content is being edited already, at ${address}. Use that studio, or end it.`,
  );
});

test('a studio that does not answer keeps its lock, as after Ctrl+Z', async () => {
  const address = await serve(() => {});
  await expect(takeLocks([lockOf(address)])).rejects.toThrow(
    `This content is being edited already, by process ${process.ppid}, which does not answer. If you paused it with Ctrl+Z, type fg to continue it. Otherwise end it.`,
  );
});

test('a studio that is just starting keeps its lock', async () => {
  await expect(takeLocks([lockOf('')])).rejects.toThrow(plainly);
});

test('a crashed studio, whose number another program has now, does not', async () => {
  const folder = lockOf('', { started: '1' });
  (await takeLocks([folder])).release();
});

test('git does not see a lock, and nothing of it is left', async () => {
  const folder = join(temporaryFolder(), '.edit-lock');
  const lock = await takeLocks([folder]);
  expect(readFileSync(join(folder, '.gitignore'), 'utf8')).toBe('*\n');
  lock.release();
  expect(existsSync(folder)).toBe(false);
});

test('a link that came with the content is not written through', async () => {
  const folder = join(temporaryFolder(), '.edit-lock');
  const outside = join(temporaryFolder(), 'outside');
  mkdirSync(folder);
  symlinkSync(outside, join(folder, '.gitignore'));
  (await takeLocks([folder])).release();
  expect(existsSync(outside)).toBe(false);
});

test('a studio on another machine keeps its lock for half a minute after its last renewal', async () => {
  const folder = lockOf('', { host: 'elsewhere' });
  await expect(takeLocks([folder])).rejects.toThrow(
    'This content is being edited already, on elsewhere. Use that studio, or end it. If it has ended, try again in half a minute.',
  );
  const [file = ''] = readdirSync(folder);
  const before = new Date(Date.now() - 31_000);
  utimesSync(join(folder, file), before, before);
  (await takeLocks([folder])).release();
});

describe('an address that no studio has is not opened:', () => {
  test.each([
    'http://localhost.evil.example/_edit/',
    'http://localhost:80@evil.example/_edit/',
    'http://localhost:5173/admin/delete',
    'http://localhost:5173/_edit/../admin',
    'https://evil.example/_edit/',
    'file:///etc/passwd',
    ' http://localhost:5173/_edit/',
  ])('%s', async (address) => {
    const fetched = vi.spyOn(globalThis, 'fetch');
    await expect(takeLocks([lockOf(address)])).rejects.toThrow(plainly);
    expect(fetched).not.toHaveBeenCalled();
  });

  test('one of a lock that was not written here', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch');
    const folder = lockOf('http://localhost:5173/_edit/', { inode: 1 });
    await expect(takeLocks([folder])).rejects.toThrow('half a minute');
    expect(fetched).not.toHaveBeenCalled();
  });
});

test('if the second of two locks is taken, the first is released', async () => {
  const own = join(temporaryFolder(), 'lock');
  await expect(takeLocks([own, lockOf('')])).rejects.toThrow(plainly);
  (await takeLocks([own])).release();
});
