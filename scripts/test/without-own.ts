import { cpSync, existsSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { bareEnvironment } from '../../src/node/base/git/environment';
import { runGit } from '../../src/node/base/git/run-git';
import { linkPackages } from '../support/link-packages';
import { commandArgs, runProcess } from '../support/run-process';
import { folderForTests } from '../support/vitest-step';

const own = ['src/own/blocks', 'src/own/styles'];
export const hasOwn = (): boolean => own.some(existsSync);

/** Written by commands, or linked. */
const left = new Set([...own, '.git', '.edit', 'dist', 'node_modules'].map((name) => resolve(name)));

/**
 * The folder in which the engine is tested: a copy of the project without the blocks and styles that only this site
 * has, if it has some. Messages, the schema and random sites are then those that the engine's tests expect.
 */
export async function withoutOwn<T>(run: (folder: string) => Promise<T>): Promise<T> {
  if (!hasOwn()) return run('.');
  const folder = folderForTests('site-engine-');
  try {
    cpSync('.', folder, { recursive: true, filter: (source) => !left.has(resolve(source)) });
    linkPackages(folder);
    // Some tests ask git for the files of the project.
    const git = { cwd: folder, env: bareEnvironment(), options: [] };
    for (const args of [
      ['init', '--quiet'],
      ['add', '--all'],
    ])
      await runGit(git, args);
    const { code, stderr } = await runProcess(process.execPath, commandArgs('types'), { cwd: folder });
    if (code !== 0) throw new Error(stderr);
    return await run(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
