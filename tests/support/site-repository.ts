import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect } from 'vitest';
import { findJava } from '../../scripts/support/find-program';
import { shellEnv } from './process-env';

const who = {
  GIT_AUTHOR_NAME: 'a',
  GIT_AUTHOR_EMAIL: 'a@b.c',
  GIT_COMMITTER_NAME: 'a',
  GIT_COMMITTER_EMAIL: 'a@b.c',
};

/** Runs a shell command in a project, as somebody who has cloned it. */
export function runIn(folder: string, command: string) {
  const { SITE_CONTENT: _, ...env } = shellEnv({ JAVA_PATH: findJava() });
  const { status, stdout, stderr } = spawnSync('bash', ['-c', command], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...env, ...who },
  });
  return { status, said: stdout + stderr };
}

/** Runs commands, each of which must succeed, but for those of `mayFail`. */
export function follow(folder: string, commands: readonly string[], mayFail = /^$/): void {
  for (const command of commands) {
    const { status, said } = runIn(folder, command);
    if (!mayFail.test(command)) expect([command, status, said]).toEqual([command, 0, said]);
  }
}

/** Puts the project as it is now into a folder, in a repository of its own. */
export function copyRepository(folder: string): string {
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard']);
  for (const file of files
    .toString()
    .split('\0')
    .filter((name) => name && existsSync(name))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(file, join(folder, file));
  }
  follow(folder, ['git init -q -b main', 'git add -A', 'git commit -q -m Engine']);
  return folder;
}

/** Gives a clone the packages of this folder, without a word of git's. */
export function linkPackages(folder: string): void {
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, '.git/info/exclude'), 'node_modules\n');
}
