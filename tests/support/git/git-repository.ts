import { execFileSync } from 'node:child_process';
import { cpSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../temporary-site';

const who = ['-c', 'user.name=Test', '-c', 'user.email=test@northport.example', '-c', 'commit.gpgsign=false'];

/** Runs git as a person does, without the variables of a git around it. */
export const gitIn = (folder: string, ...args: readonly string[]): string =>
  execFileSync('git', [...who, ...args], {
    cwd: folder,
    stdio: 'pipe',
    env: { PATH: process.env.PATH, HOME: folder, GIT_CONFIG_NOSYSTEM: '1' },
  }).toString();

/** A repository with valid content in a folder of it, and one commit. */
export function committedProject(): { project: string; content: string } {
  const project = join(realpathSync(temporaryFolder()), 'project');
  const content = join(project, 'content');
  cpSync('tests/fixtures/valid/many-files', content, { recursive: true });
  gitIn(project, 'init', '-q', '-b', 'main');
  commitAll(project);
  return { project, content };
}

export function commitAll(folder: string): void {
  gitIn(folder, 'add', '-A');
  gitIn(folder, 'commit', '-q', '--no-verify', '-m', 'Content');
}
