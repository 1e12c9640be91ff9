import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startOf } from '../disk/is-running';
import { personEnvironment } from './environment';
import { runGit } from './run-git';

test('a signal ends git, and what git has started', async () => {
  const cwd = mkdtempSync(join(tmpdir(), 'site-run-git-'));
  onTestFinished(() => rmSync(cwd, { recursive: true }));
  const file = join(cwd, 'process');
  const options = ['-c', 'alias.wait=!sleep 600 & echo $! > process.new; mv process.new process; wait'];
  const stopped = new AbortController();
  const start = { cwd, env: personEnvironment(), options, signal: stopped.signal };
  const answer = runGit(start, ['wait']);
  await expect.poll(() => existsSync(file), { timeout: 20_000 }).toBe(true);
  const id = Number(readFileSync(file, 'utf8'));
  expect(startOf(id)).not.toBe('');
  stopped.abort();
  expect((await answer).code).toBe(1);
  await expect.poll(() => startOf(id), { timeout: 20_000 }).toBe('');
});
