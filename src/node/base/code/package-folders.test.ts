import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../../../../tests/support/temporary-site';
import { packageFolders, withPackages } from './package-folders.mjs';

const { exitCode } = process;
afterEach(() => {
  process.exitCode = exitCode;
});

test('packages are looked for in the project, and in what is above it', () => {
  const above = temporaryFolder();
  const root = join(above, 'sites/one');
  mkdirSync(root, { recursive: true });
  const upper = join(above, 'node_modules');
  mkdirSync(upper);
  expect(packageFolders(root).slice(0, 1)).toEqual([upper]);
  mkdirSync(join(root, 'node_modules'));
  expect(packageFolders(root).slice(0, 2)).toEqual([join(root, 'node_modules'), upper]);
});

test('a missing package is one sentence, and any other mistake stays what it is', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  const missing = new Error("Cannot find package 'rolldown' imported from /site/scripts/run.mjs");
  await withPackages(() => Promise.reject(missing));
  expect(said.mock.calls).toEqual([['Not all packages of this project are installed. Run: npm ci']]);
  expect(process.exitCode).toBe(2);
  const bug = new TypeError('x is undefined');
  await expect(withPackages(() => Promise.reject(bug))).rejects.toBe(bug);
});
