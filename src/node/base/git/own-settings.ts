import { copyFileSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { statOf } from '../disk/stat-of';
import { bareEnvironment } from './environment';
import { orFail } from './git-failure';
import type { Repository } from './repository';
import { runGitSync } from './run-git';
import { formatFile, optionsFor, type Settings, settingsIn } from './settings';

/** How to start git on a repository so that it reads no configuration and no hook of it. */
export interface OwnSettings {
  /** A temporary folder. */
  own: string;
  /** Variables that name the repository. */
  place: Readonly<Record<string, string>>;
  options: readonly string[];
  close(): void;
}

/** Of what the work trees of a repository share, all but its configuration and hooks. */
const folders = ['objects', 'refs', 'reftable', 'logs', 'info'];
const files = ['packed-refs', 'shallow'];

/**
 * git takes configuration and hooks from the folder that the work trees of a repository share. So it gets another one:
 * with the same objects and refs, and settings of our own.
 */
export function withOwnSettings({ top, gitDir, commonDir }: Repository): OwnSettings {
  const own = temporaryFolder();
  const close = () => rmSync(own, { recursive: true, force: true });
  try {
    const found = settingsOfFile(join(commonDir, 'config'), own);
    writeFileSync(join(own, 'config'), formatFile(found));
    for (const name of folders)
      if (isFolder(join(commonDir, name))) symlinkSync(join(commonDir, name), join(own, name), 'junction');
    for (const name of files)
      if (isFile(join(commonDir, name))) copyFileSync(join(commonDir, name), join(own, name));
    const place = { GIT_DIR: gitDir, GIT_COMMON_DIR: own, GIT_WORK_TREE: top };
    return { own, place, options: optionsFor(found), close };
  } catch (error) {
    close();
    throw error;
  }
}

/** Without the files that it includes. */
function settingsOfFile(file: string, cwd: string): Settings {
  if (!isFile(file)) return new Map();
  const start = { cwd, env: bareEnvironment(), options: [] };
  return settingsIn(orFail(runGitSync(start, ['config', '--file', file, '--no-includes', '--list', '-z'])));
}

/** TMPDIR may name a folder that does not exist. */
function temporaryFolder(): string {
  const parent = [tmpdir(), '/tmp'].find(isFolder) ?? tmpdir();
  return mkdtempSync(join(parent, 'site-git-'));
}

const isFolder = (path: string) => statOf(path)?.isDirectory() ?? false;
const isFile = (path: string) => statOf(path)?.isFile() ?? false;
