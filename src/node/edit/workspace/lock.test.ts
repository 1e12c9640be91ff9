import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../../../tests/support/server';
import { temporaryFolder } from '../../../../tests/support/temporary-site';
import { takeLock } from './lock';

/** A process that runs as long as the test. */
const other = process.ppid;

function lockOf(owner: object): string {
  const path = join(temporaryFolder(), 'lock');
  writeFileSync(path, JSON.stringify(owner));
  return path;
}

test('a studio that answers keeps its lock', async () => {
  const port = await freePort();
  const server = createServer((_, response) => response.end('<meta name="edit-token">')).listen(port);
  onTestFinished(() => void server.close());
  const address = `http://localhost:${port}/_edit/`;
  const path = lockOf({ process: other, address });
  await expect(takeLock(path)).rejects.toThrow(
    `This content is being edited already, at ${address}. Use that studio, or end it.`,
  );
});

test('a studio that does not answer keeps its lock, as after Ctrl+Z', async () => {
  const port = await freePort();
  const server = createServer(() => {}).listen(port);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const path = lockOf({ process: other, address: `http://localhost:${port}/_edit/` });
  await expect(takeLock(path)).rejects.toThrow(
    `This content is being edited already, by process ${other}, which does not answer. If you paused it with Ctrl+Z, type fg to continue it. Otherwise end it.`,
  );
});

test('a studio that is just starting keeps its lock', async () => {
  const path = lockOf({ process: other });
  await expect(takeLock(path)).rejects.toThrow('This content is being edited already. Use that studio');
});

test('a crashed studio, whose number another program has now, does not', async () => {
  const address = `http://localhost:${await freePort()}/_edit/`;
  const path = lockOf({ process: other, address });
  const lock = await takeLock(path);
  lock.release();
  expect(existsSync(path)).toBe(false);
});

test('of two that find the lock of a crashed studio at the same time, one gets it', async () => {
  const path = lockOf({ process: other, address: `http://localhost:${await freePort()}/_edit/` });
  const taken = await Promise.allSettled([takeLock(path), takeLock(path)]);
  expect(taken.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('a lock that another studio has taken meanwhile is left to it', async () => {
  const path = join(temporaryFolder(), 'lock');
  const lock = await takeLock(path);
  const owner = JSON.stringify({ process: other });
  writeFileSync(path, owner);
  lock.release();
  expect(readFileSync(path, 'utf8')).toBe(owner);
});
