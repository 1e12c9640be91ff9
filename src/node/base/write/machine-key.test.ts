import { chmodSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { temporaryFolder } from '../../../../tests/support/temporary-site';
import { machineKey } from './machine-key';

function keyIn(text?: string, mode = 0o600): string {
  const state = temporaryFolder();
  vi.stubEnv('XDG_STATE_HOME', state);
  const path = join(state, 'site-from-json/key');
  if (text !== undefined) {
    mkdirSync(join(path, '..'));
    writeFileSync(path, text);
    chmodSync(path, mode);
  }
  return path;
}

test('the first command makes a key that nobody else can read, and later ones use it', () => {
  const path = keyIn();
  const key = machineKey();
  expect(key).toMatch(/^[\da-f]{64}$/);
  expect(readFileSync(path, 'utf8')).toBe(key);
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(machineKey()).toBe(key);
});

test('a key that is there is kept', () => {
  const key = 'a'.repeat(64);
  keyIn(key);
  expect(machineKey()).toBe(key);
});

test.each([
  ['that is not one', 'short', 0o600],
  ['that others can read', 'a'.repeat(64), 0o644],
])('a key %s is replaced', (_, text, mode) => {
  const path = keyIn(text, mode);
  expect(machineKey()).not.toBe(text);
  expect(readFileSync(path, 'utf8')).toBe(machineKey());
});
