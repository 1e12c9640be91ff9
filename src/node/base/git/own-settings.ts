import { copyFileSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { statOf } from '../disk/stat-of';
import { bareEnvironment } from './environment';
import { orFail } from './git-failure';
import type { Repository } from './repository';
import { type GitAnswer, runGitSync, wordsOf } from './run-git';

/** How to start git on a repository so that it reads no configuration and no hook of it. */
export interface OwnSettings {
  /** A temporary folder. */
  own: string;
  /** Variables that name the repository. */
  place: Readonly<Record<string, string>>;
  options: readonly string[];
  close(): void;
}

/** The folders that the work trees of a repository share, except its configuration and hooks. */
const folders = ['objects', 'refs', 'reftable', 'logs', 'info'];
const files = ['packed-refs', 'shallow'];

/** By their names, as git writes them. */
type Settings = ReadonlyMap<string, string>;

/**
 * The settings of a repository that are taken over: how its objects and refs are stored, how its disk and line breaks
 * are, what a name like main@{upstream} means, and who commits. None of them names a program, a file or an address.
 */
const takenOver =
  /^(extensions\.(objectformat|refstorage)|core\.(autocrlf|eol|safecrlf|ignorecase|filemode|symlinks|precomposeunicode|checkstat|trustctime)|branch\.[^=]+\.(remote|merge)|remote\.[^=]+\.fetch|user\.(name|email))$/;

/** The settings of a person that decide what differs from a commit, and what is ignored. */
const takenFromPerson = /^core\.(autocrlf|eol|safecrlf|excludesfile)$/;

/** Parses `git config --list -z`. The last value of a name counts. */
export function settingsIn(answer: GitAnswer, taken = takenOver): Settings {
  const pairs = wordsOf(answer).map((word): [string, string] => {
    const [name = ''] = word.split('\n', 1);
    // A name without a value is true.
    return [name, name === word ? 'true' : word.slice(name.length + 1)];
  });
  return new Map(pairs.filter(([name]) => taken.test(name)));
}

export function personSettings(answer: GitAnswer): Settings {
  const { XDG_CONFIG_HOME } = process.env;
  const found = settingsIn(answer, takenFromPerson);
  const excluded = found.get('core.excludesfile') ?? join(XDG_CONFIG_HOME || '~/.config', 'git/ignore');
  return new Map([...found, ['core.excludesfile', excluded.replace(/^~(?=[\\/])/, homedir())]]);
}

/** What can only stand in a configuration file. */
function formatFile(settings: Settings): string {
  const objects = settings.get('extensions.objectformat') === 'sha256' ? 'sha256' : 'sha1';
  const refs = settings.get('extensions.refstorage') === 'reftable' ? '\trefStorage = reftable\n' : '';
  if (objects === 'sha1' && refs === '') return '[core]\n\trepositoryFormatVersion = 0\n';
  return `[core]\n\trepositoryFormatVersion = 1\n[extensions]\n\tobjectFormat = ${objects}\n${refs}`;
}

export const optionsFor = (settings: Settings): string[] =>
  [...settings].flatMap(([name, value]) =>
    name.startsWith('extensions.') ? [] : ['-c', `${name}=${value}`],
  );

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
